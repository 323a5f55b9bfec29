import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../../../files/write-file.ts";
import { readJson } from "../content/history.ts";
import { moveAside } from "../content/move-aside.ts";

export const TARGETS = ["git", "cloudflare"] as const;
export type Target = (typeof TARGETS)[number];

const valuesSchema = z.object({
  target: z.enum(TARGETS).nullable().default(null),
  /** The ID of the build that the studio sent last. */
  id: z.string().nullable().default(null),
  sentAt: z.number().default(0),
  /** The target that got this build. */
  sentTo: z.enum(TARGETS).nullable().default(null),
  /** The address at which the studio has found one of its builds. */
  onlineAt: z.string().nullable().default(null),
  /** This build took back the publication before it. */
  isTakenBack: z.boolean().default(false),
  /** The address of the site that this build contains. */
  siteUrl: z.string().nullable().default(null),
  /** The commit whose content is in the folder `git/online`. */
  commit: z.string().nullable().default(null),
  /** The commit that the studio published last. */
  published: z.string().nullable().default(null),
  /** A move of the branch and the owner's index that was perhaps interrupted. */
  move: z.object({ ref: z.string(), from: z.string(), to: z.string() }).nullable().default(null),
  /** The time of the last comparison with what is online. */
  comparedAt: z.number().nullable().default(null),
  /** The address that the owner entered for her own repository. */
  address: z.string().nullable().default(null),
  /** The address of a repository that the studio cannot check, and that the owner trusts. */
  trustedAddress: z.string().nullable().default(null),
});
type Values = z.infer<typeof valuesSchema>;

/** Keeps values in a file that other users of the machine cannot read. */
export class Memory {
  readonly #file: string;
  values = valuesSchema.parse({});

  constructor(file: string) {
    this.#file = file;
  }

  async open(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
    const values = await readJson(this.#file, valuesSchema);
    // Rewrites the file, because earlier versions kept secrets in it.
    if (values) await this.remember(values);
    else await moveAside(this.#file, "The studio no longer knows your last publication.");
  }

  async remember(values: Partial<Values>): Promise<void> {
    this.values = { ...this.values, ...values };
    await writeFileAtomically(this.#file, JSON.stringify(this.values), { mode: 0o600 });
  }
}
