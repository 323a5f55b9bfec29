/** `npm run leaks`: no word, picture or video of a locked study is in anything that the server gives to everyone. */
import { randomBytes } from "node:crypto";
import { relative, sep } from "node:path";
import { paths } from "../../paths.ts";
import { createClient } from "../kit/ask.ts";
import { built } from "../kit/built.ts";
import { createFinder } from "../kit/finder/find-leaks.ts";
import { ENDPOINT } from "../kit/passcode.ts";
import { inSite, root } from "../kit/root.ts";
import { startServer } from "../kit/running-server.ts";
import { snapshot } from "../kit/snapshot.ts";
import { blindSpots } from "./control.ts";
import { badCookies } from "./cookies.ts";
import { listFiles, read, readLocked } from "./secrets.ts";
import { walk } from "./walk.ts";

/** One hole gives the same leak at many addresses. */
const MOST_SHOWN = 100;

const { secrets, pages, media, sources } = await readLocked();
const find = createFinder(secrets);
const problems: string[] = [];

const files = (await Promise.all([built.client, built.publicMedia, "public"].map(listFiles))).flat();
for (const path of files) {
  for (const leak of find(await read(path))) problems.push(`${path}: ${leak}`);
}

const passcode = randomBytes(16).toString("hex");
const secret = randomBytes(32).toString("hex");
await using server = await startServer(
  { PASSCODE: passcode, SESSION_SECRET: secret },
  inSite("server/node/serve.ts"),
);
const ask = createClient(server.port);
const { siteUrl } = snapshot;
const site = { ask, find, siteUrl, pages, media };
// First, as the walk makes wrong tries, after which the right passcode would have to wait.
const unseen = await blindSpots({ ...site, passcode, secrets });
problems.push(...unseen.map((what) => `With the passcode, the comparison did not see ${what}`));

const walked = await walk({ ...site, start: startAddresses(), cookies: badCookies({ passcode, secret }) });
problems.push(...walked.problems);
ask.close();

for (const problem of problems.slice(0, MOST_SHOWN)) console.error(problem);
if (problems.length > MOST_SHOWN) console.error(`… and ${problems.length - MOST_SHOWN} more`);
if (problems.length > 0) process.exitCode = 1;
console.log(
  [
    `${files.length} public files and ${walked.requests} answers for ${walked.addresses} addresses compared with`,
    `${secrets.texts.length + secrets.titles.length} locked texts and ${secrets.files.length} locked files:`,
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`,
  ].join(" "),
);

function startAddresses(): string[] {
  const named = (folder: string, mount: string) => (path: string) =>
    `${mount}/${encodeURI(relative(folder, path).split(sep).join("/"))}`;
  const open = files.filter((path) => path.startsWith(built.client)).map(named(built.client, ""));
  const shown = files
    .filter((path) => path.startsWith(built.publicMedia))
    .map(named(built.publicMedia, "/media"));
  const names = media.map((path) => path.split("/").at(-1));
  return [
    ...["/", "/sitemap.xml", "/robots.txt", "/no-such-page", "/locked", "/locked/", ENDPOINT],
    ...["/healthz", "/__manifest?p=/&version=1", "/feed.xml", "/rss.xml", "/.well-known/security.txt"],
    ...[
      "/package.json",
      "/.env",
      "/.git/config",
      "/server/node/serve.ts",
      `/${relative(root, built.server)}`,
      `/${paths.snapshot}`,
    ],
    ...[
      "/content/profile.yaml",
      "/@fs/",
      "/assets/",
      "/media/",
      `/${paths.mediaLedger}`,
      "/.vite/manifest.json",
    ],
    ...pages.flatMap((page) => [
      `/content/case-studies${page}/case-study.yaml`,
      `/locked${page}`,
      `/media${page}`,
    ]),
    ...sources.flatMap((path) => [`/${path}`, `/media/${path.split(sep).at(-1)}`, `/artwork/${path}`]),
    ...names.flatMap((name) => [`/media/${name}`, `/assets/${name}`]),
    ...media.map((path) => `/.content/media${path}`),
    ...media.map((path) => `/${relative(root, built.folder)}${path}`),
    ...open,
    ...shown,
  ];
}
