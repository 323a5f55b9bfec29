import { join } from "node:path";
import { z } from "zod";
import { countCharacters, MIN_PASSCODE_CHARACTERS } from "#app/lock/.server/passcode.ts";
import { environmentSchema } from "../../../server/environment.ts";
import { loadEnvFile } from "../../../server/node/env-file.ts";
import { problemWithVariables, saveEnvFile } from "../../../server/node/save-env-file.ts";
import { Refusal } from "../../shared/refusal.ts";

export const settingsSchema = z.partialRecord(
  z.enum(["SITE_URL", "PASSCODE", "OWNER_PASSWORD", "CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"]),
  z.string().trim().max(500),
);
type Settings = z.infer<typeof settingsSchema>;

/** Replaces the names of variables in the server's messages with words. */
const WORDS: [name: RegExp, words: string][] = [
  [/SITE_URL/g, "The address of your site"],
  [/^PASSCODE/, "The passcode"],
  [/OWNER_PASSWORD/g, "The owner's password"],
  [/PASSCODE/g, "the passcode"],
  [/be an address without a path/, "end with the domain"],
];

/** Matches a domain or a public IP address. Other hosts exist only on this computer or in a local network, or are a typo. */
const HOST = /^(?!(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$).*[.:]./;

/** Matches the beginning of an address, also with a typing error, but not a domain with a port. */
const SCHEME = /^[a-z]+:(?!\d)\/*/i;

/** Reads and writes the variables of the published site. Secrets are only in .env. */
export class SiteSettings {
  readonly #root: string;
  readonly #environment: NodeJS.ProcessEnv;
  #variables: NodeJS.ProcessEnv;

  /** @param environment overrides .env, as on the server */
  constructor(root: string, environment: NodeJS.ProcessEnv) {
    this.#root = root;
    this.#environment = environment;
    this.#variables = environment;
  }

  /** Returns the variables of the environment and of .env. @throws Refusal if a line of .env is invalid */
  read(): NodeJS.ProcessEnv {
    const variables = { ...this.#environment };
    try {
      loadEnvFile(join(this.#root, ".env"), variables);
    } catch (error) {
      throw new Refusal(422, (error as Error).message);
    }
    this.#variables = variables;
    return variables;
  }

  /** Saves the values that differ from the current ones. An empty secret keeps its value. @throws Refusal if one is invalid */
  async save(settings: Settings): Promise<void> {
    // A saved address that only this computer has is also refused.
    const current: NodeJS.ProcessEnv = { ...this.read(), SITE_URL: this.siteUrl ?? undefined };
    const { PASSCODE, OWNER_PASSWORD } = current;
    const entries = Object.entries(settings).map(([name, value]) => [name, withScheme(name, value)] as const);
    const isChange = ([name, value]: readonly [string, string]) =>
      value !== (current[name] ?? "") && (value || name === "SITE_URL");
    const values = Object.fromEntries(entries.filter(isChange));
    if (settings.PASSCODE === "") throw new Refusal(422, "Enter a passcode: it opens your locked work.");
    if (Object.keys(values).length === 0) return;
    const { SITE_URL = "" } = values;
    const [scheme = "https://"] = SCHEME.exec(SITE_URL) ?? [];
    if (!/^https?:\/\/$/i.test(scheme))
      throw new Refusal(
        422,
        `The address of your site must begin with https://. Did you mean https://${SITE_URL.slice(scheme.length)}?`,
      );
    const isSecret = "PASSCODE" in values || "OWNER_PASSWORD" in values;
    const problem = problemWithVariables(values, isSecret ? { PASSCODE, OWNER_PASSWORD } : {});
    if (problem) throw new Refusal(422, inWords(problem));
    if (values.PASSCODE && countCharacters(values.PASSCODE) < MIN_PASSCODE_CHARACTERS)
      throw new Refusal(
        422,
        `The passcode is too easy to guess. Enter at least ${MIN_PASSCODE_CHARACTERS} letters or digits.`,
      );
    if (values.SITE_URL && !HOST.test(new URL(values.SITE_URL).hostname))
      throw new Refusal(
        422,
        "Visitors cannot open this address, because it works only on this computer or in your own network. Enter the address of your site, such as www.example.com.",
      );
    const fixedName = Object.keys(values).find((name) => this.#environment[name] !== undefined);
    if (fixedName)
      throw new Refusal(
        422,
        `The terminal that started the studio sets ${fixedName}. Change the value there.`,
      );
    await saveEnvFile(this.#root, values);
    this.read();
  }

  /** Returns the site's origin, or null if it is missing, invalid or localhost. */
  get siteUrl(): string | null {
    const { data } = environmentSchema.shape.SITE_URL.safeParse(
      this.#variables.SITE_URL?.trim() || undefined,
    );
    return data && new URL(data).hostname !== "localhost" ? data : null;
  }

  get passcode(): string | null {
    return this.#variables.PASSCODE?.trim() || null;
  }

  get hasOwnerPassword(): boolean {
    return Boolean(this.#variables.OWNER_PASSWORD?.trim());
  }
}

function withScheme(name: string, value: string): string {
  return name === "SITE_URL" && value && !SCHEME.test(value) ? `https://${value}` : value;
}

function inWords(message: string): string {
  return WORDS.reduce((text, [name, words]) => text.replace(name, words), message);
}
