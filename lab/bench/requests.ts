import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENDPOINT } from "../../tests/helpers/passcode.ts";
import { snapshot } from "../../tests/helpers/site/snapshot.ts";
import { newVisitor } from "../../tests/helpers/visitor.ts";
import { type Load, load, loadInTurn, type Question } from "./autocannon.ts";
import { type PlainAnswer, startPlainServer } from "./plain-server.ts";
import { type Site, startSite } from "./site.ts";
import { listTargets } from "./targets.ts";

/** More than one connection gets through in the time, and fewer than the server remembers. */
const ADDRESSES = 40_000;
const WRONG = JSON.stringify({ password: "wrong" });

const ACCEPT = { "Accept-Encoding": "gzip, deflate, br, zstd" };

export const HOME = "home page";
export const LOCKED = "locked page, locked";

export interface RequestResult {
  name: string;
  site: Load;
  plain: Load | null;
}

export async function measureRequests(): Promise<RequestResult[]> {
  await using site = await startSite();
  const results: RequestResult[] = [];
  for (const [name, question] of Object.entries(questionsOf(site))) {
    console.log(name);
    results.push({ name, site: await load(site.origin, question), plain: await loadPlain(site, question) });
  }
  const name = "wrong passcode, each from another address, one connection";
  console.log(name);
  return [...results, { name, site: await loadFromManyAddresses(site), plain: null }];
}

function questionsOf({ cookie, passcode }: Site): Record<string, Question> {
  const path = listTargets().find(({ gated }) => gated)?.path;
  const picture = snapshot.profile.blurb.imgLink.src;
  return {
    [HOME]: { path: "/", headers: ACCEPT },
    ...(path && {
      [LOCKED]: { path, headers: ACCEPT },
      "locked page, unlocked": { path, headers: { ...ACCEPT, Cookie: cookie } },
    }),
    picture: { path: picture },
    "right passcode": { path: ENDPOINT, body: JSON.stringify({ password: passcode }) },
    "wrong passcode, all from one address": { path: ENDPOINT, body: WRONG },
  };
}

async function loadPlain({ origin }: Site, question: Question): Promise<Load> {
  const answer = await answerTo(origin, question);
  await using plain = await startPlainServer(() => answer);
  return await load(plain.origin, question);
}

/** By node:http, as fetch would unpack the body. */
async function answerTo(origin: string, { path, headers, body }: Question): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method: body ? "POST" : "GET", headers }, async (response) => {
      const type = response.headers["content-type"] ?? "text/plain";
      resolve({ headers: { "Content-Type": type }, body: Buffer.concat(await response.toArray()) });
    });
    sent.on("error", reject).end(body);
  });
}

/** Each address has a free try, so each of these passcodes is looked at. */
async function loadFromManyAddresses({ origin }: Site): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), "bench-requests-"));
  try {
    const file = join(folder, "tries.har");
    const entries = Array.from({ length: ADDRESSES }, () => ({
      request: {
        method: "POST",
        url: origin + ENDPOINT,
        headers: Object.entries(newVisitor()).map(([name, value]) => ({ name, value })),
        postData: { text: WRONG },
      },
    }));
    await writeFile(file, JSON.stringify({ log: { entries } }));
    return await loadInTurn(origin, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
