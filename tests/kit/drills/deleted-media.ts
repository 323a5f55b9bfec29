import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import type { pathsOfBuild } from "../../../paths.ts";
import { LOCKED_PAGE, PUBLIC_PAGE } from "../addresses.ts";
import type { Answer } from "../ask.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { type SiteCopy, startCopy } from "../site.ts";
import { counted, type Drill } from "./drill.ts";

/** More than the buffers between the server and us hold, so that most of it is unsent when it is deleted. */
const FILM = randomBytes(32 * 1024 * 1024);

type Build = ReturnType<typeof pathsOfBuild>;

interface Film {
  target: string;
  folder: "publicMedia" | "lockedMedia";
  path: string;
  caching: string;
}

const OPEN: Film = {
  target: "/media/drill.mp4",
  folder: "publicMedia",
  path: "drill.mp4",
  caching: "no-store",
};
const LOCKED: Film = {
  target: `/locked${LOCKED_PAGE}/drill.mp4`,
  folder: "lockedMedia",
  path: `${LOCKED_PAGE}/drill.mp4`,
  caching: "private, no-store",
};

export async function deleteMedia(): Promise<Drill> {
  await using site = await startCopy((copy) => {
    for (const film of [OPEN, LOCKED]) {
      mkdirSync(dirname(fileOf(film, copy)), { recursive: true });
      writeFileSync(fileOf(film, copy), FILM);
    }
  });
  const { cookie = "" } = await sendPasscode(site.ask, PASSCODE);
  const outcomes = [
    ...(await deleteWhileSent(site, OPEN, cookie)),
    ...(await deleteWhileSent(site, LOCKED, cookie)),
    `a stranger: ${(await site.ask({ target: LOCKED.target })).status}`,
  ];
  for (const target of [PUBLIC_PAGE, LOCKED_PAGE]) {
    outcomes.push(`a page: ${(await site.ask({ target, headers: { Cookie: cookie } })).status}`);
  }
  const seen = counted(outcomes);
  const expected = ["2 × sent whole", "4 × clean 404", "1 × a stranger: 403", "2 × a page: 200"];
  const isGood = String(seen.toSorted()) === String(expected.toSorted());
  return { seen: seen.join(", "), problems: isGood ? [] : [`Deleted media: ${seen.join(", ")}`] };
}

async function deleteWhileSent({ root, copy, server, ask }: SiteCopy, film: Film, cookie: string) {
  const sent = get({
    host: "127.0.0.1",
    port: server.port,
    path: film.target,
    headers: { cookie },
    agent: false,
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject);
  });
  await once(answer, "readable");
  rmSync(fileOf(film, copy));
  const bytes = Buffer.concat(await answer.toArray().catch(() => []));
  const later = [
    await ask({ target: film.target, headers: { Cookie: cookie } }),
    await ask({ target: film.target, headers: { Cookie: cookie, Range: "bytes=0-99" } }),
  ];
  return [
    bytes.equals(FILM) ? "sent whole" : "cut",
    ...later.map((refusal) => describe(refusal, film, root)),
  ];
}

function fileOf({ folder, path }: Film, copy: Build): string {
  return join(copy[folder], path);
}

function describe({ status, headers, body }: Answer, { caching }: Film, root: string): string {
  const lines = headers.toLowerCase().split("\n");
  const isClean =
    lines.includes(`cache-control: ${caching}`) &&
    lines.includes("x-content-type-options: nosniff") &&
    lines.some((line) => line.startsWith("content-security-policy: default-src 'none'")) &&
    /^not found$/i.test(body.toString()) &&
    !headers.includes(root);
  return `${isClean ? "clean" : "unclean"} ${status}`;
}
