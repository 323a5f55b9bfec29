import { ADDRESSES, FOLDERS } from "#app/addresses.ts";
import { EnvironmentError } from "../../server/environment.ts";

type Headers = Record<string, string>;
type HeadersByAddress = ReadonlyMap<string, Headers>;

/** Of Cloudflare, as is the format: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

/**
 * The text of `_headers`, which gives each file these headers. First everything those of the home page, then all files
 * of a kind or a folder what they have in common, then what is left to single ones.
 * @throws EnvironmentError when Cloudflare would not take all of it
 */
export function headersFile(wanted: HeadersByAddress): string {
  const given = new Map(Array.from(wanted.keys(), (address) => [address, {} as Headers]));
  const rules = patternsFor(wanted).flatMap((pattern) => ruleFor(pattern, wanted, given));
  if (rules.length > MOST_RULES || rules.flat().some(({ length }) => length > LONGEST_LINE)) {
    throw new EnvironmentError(
      `Cloudflare takes headers by ${MOST_RULES} rules at most, and the site has ${rules.length}: files in public/ need fewer different kinds of names.`,
    );
  }
  return rules.map((lines) => `${lines.join("\n  ")}\n`).join("");
}

function patternsFor(wanted: HeadersByAddress): string[] {
  const addresses = Array.from(wanted.keys()).sort();
  const kinds = new Set(addresses.flatMap((address) => /\.\w+$/.exec(address) ?? []));
  return [
    "/*",
    ...Array.from(kinds, (kind) => `/*${kind}`),
    ...[FOLDERS.assets, FOLDERS.media].map((folder) => `${folder}*`),
    ...addresses,
  ];
}

/** None when it would change nothing. Writes into `given` what it does. */
function ruleFor(pattern: string, wanted: HeadersByAddress, given: Map<string, Headers>): [] | [string[]] {
  const files = filesOf(pattern, wanted);
  const common =
    pattern === "/*" ? wanted.get(ADDRESSES.home) : inCommon(files.map(([, headers]) => headers));
  const before = files.map(([address]) => given.get(address) as Headers);
  const set = Object.entries(common ?? {}).filter(([name, value]) =>
    before.some((headers) => headers[name] !== value),
  );
  const names = new Set(before.flatMap((headers) => Object.keys(headers)));
  const isSet = (name: string) => set.some(([other]) => other === name);
  const isWanted = (name: string) => files.some(([, headers]) => name in headers);
  // One that is set twice would be sent with both values.
  const unset = Array.from(names).filter((name) => isSet(name) || !isWanted(name));
  for (const headers of before) {
    for (const name of unset) delete headers[name];
    Object.assign(headers, Object.fromEntries(set));
  }
  const lines = [...unset.map((name) => `! ${name}`), ...set.map(([name, value]) => `${name}: ${value}`)];
  return lines.length === 0 ? [] : [[pattern, ...lines]];
}

function filesOf(pattern: string, wanted: HeadersByAddress): [string, Headers][] {
  const only = wanted.get(pattern);
  if (only) return [[pattern, only]];
  const [start = "", end = ""] = pattern.split("*");
  return Array.from(wanted).filter(([address]) => address.startsWith(start) && address.endsWith(end));
}

function inCommon([first = {}, ...others]: Headers[]): Headers {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((headers) => headers[name] === value)),
  );
}
