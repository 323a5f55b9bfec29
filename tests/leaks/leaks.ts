/**
 * Searches every response of the built site for locked sentences, file names and files, first as a stranger, then as a
 * guest of one study. `stranger` skips the guest; `cloudflare` runs the site on the local Cloudflare runtime.
 */
import { createHash, randomBytes } from "node:crypto";
import { join, relative } from "node:path";
import { listFiles } from "../../list-files.ts";
import { paths } from "../../paths.ts";
import { createLeakCheck, type LeakCheck, tokensOf } from "../../pipeline/leak-check/leak-check.ts";
import { leaksInFolders } from "../../pipeline/leak-check/leaks-in-build.ts";
import { readSecrets } from "../../pipeline/leak-check/secrets.ts";
import { lockedTexts } from "../helpers/content/locked-texts.ts";
import { caseStudies, publicPaths } from "../helpers/content.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { OWNER_PASSWORD, ownerOf } from "../helpers/owner.ts";
import { cookiesIn, sendPasscode } from "../helpers/passcode.ts";
import { built } from "../helpers/site/built.ts";
import { inSite, root } from "../helpers/site/root.ts";
import { scriptOf } from "../helpers/site/runtime.ts";
import { snapshot } from "../helpers/site/snapshot.ts";
import { startSite } from "../helpers/site.ts";
import { check, type Found, type Site, walk, walkDuringVisits, withData } from "./walk.ts";

const MAX_SHOWN = 100;

const isOnCloudflare = process.argv.includes("cloudflare");
const passcode = randomBytes(16).toString("hex");
const variables = { PASSCODE: passcode, OWNER_PASSWORD };
await using running = await startSite(variables, inSite(scriptOf(isOnCloudflare ? "cloudflare" : "node")));
const { send } = running;

const secrets = await readSecrets(root, built.lockedMedia);
const lockedMedia = listFiles(built.lockedMedia).map((name) => `/locked/${name}`);
const lockedPages = secrets.slugs.map((slug) => `/${slug}`);

// The walk makes wrong attempts, so this one comes first.
const { cookie = "" } = await sendPasscode(send, passcode);
const [name = "", value = ""] = cookie.split("=");
const stranger: Site = {
  send,
  leaksIn: remember(createLeakCheck(secrets)),
  siteUrl: snapshot.siteUrl,
  start: startAddresses(),
  openPages: publicPaths,
  lockedPages,
  lockedMedia,
  cookies: [`${name}=${value.slice(0, -1)}`, `${name}=true`, `isAuthenticated=true; passcode=${passcode}`],
};
const found = [
  { requests: 0, problems: await unseenWithAccess() },
  await walk(stranger),
  await walkDuringVisits(stranger, cookie),
  ...(process.argv.includes("stranger") ? [] : [await walkAsGuest()]),
];
if (isOnCloudflare) {
  const uploads = join(built.folder, "cloudflare/assets");
  found.push({ requests: 0, problems: await leaksInFolders([uploads], built.lockedMedia, root) });
}

const problems = found.flatMap((part) => part.problems);
for (const problem of problems.slice(0, MAX_SHOWN)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
const requests = found.reduce((sum, part) => sum + part.requests, 0);
console.log(`${requests} responses searched for ${secrets.sentences.length} locked sentences`);
console.log(`and ${secrets.files.length} locked files: ${problems.length} problems`);

/** Requests everything with the passcode, and reports each secret that the leak check does not find there. */
async function unseenWithAccess(): Promise<string[]> {
  const seen: string[] = [];
  for (const target of [...lockedPages.flatMap(withData), ...lockedMedia]) {
    const { body } = await send({ target, headers: { Cookie: cookie } });
    seen.push(...stranger.leaksIn(body).map(tokensOf));
  }
  const publicTokens = tokensOf(secrets.publicTexts.join("\n"));
  const texts = lockedTexts(caseStudies).filter((text) => !publicTokens.includes(tokensOf(text)));
  const files = listFiles(built.lockedMedia).map((file) => `the locked file ${file}`);
  return [...texts, ...files]
    .filter((secret) => !seen.some((leak) => leak.includes(tokensOf(secret))))
    .map((secret) => `With the passcode, the leak check does not find: ${secret}`);
}

/** Walks as the guest of the first locked study, for whom all other studies stay locked. */
async function walkAsGuest(): Promise<Found> {
  const [opened = "", ...others] = lockedPages;
  if (others.length === 0) return { requests: 0, problems: [] };
  const { path } = await (await ownerOf(running.server.origin)).invite({ studies: [opened.slice(1)] });
  const beforeButton = await check(stranger, { target: path });
  const Cookie = cookiesIn(await send(clickOpen(path)));
  const ownMedia = (file: string) => file.startsWith(`/locked${opened}/`);
  const guest: Site = {
    ...stranger,
    send: (question) => send({ ...question, headers: { Cookie, ...question.headers } }),
    leaksIn: remember(createLeakCheck(await readSecrets(root, built.lockedMedia, [opened.slice(1)]))),
    start: [path, "/owner", "/sitemap.xml"],
    openPages: [...publicPaths, opened],
    lockedPages: others,
    lockedMedia: lockedMedia.filter((file) => !ownMedia(file)),
    cookies: [],
  };
  const { requests, problems } = await walk(guest);
  const { body } = await guest.send({ target: opened });
  const isOpen = stranger.leaksIn(body).length > 0;
  const closed = isOpen ? [] : [`${opened} is locked for its guest`];
  return { requests, problems: [...beforeButton.problems, ...closed, ...problems] };
}

/** Lists addresses that could serve something locked by mistake. */
function startAddresses(): string[] {
  const files = [paths.snapshot, paths.mediaLedger, `${paths.state}/session-secret`, ".env", "package.json"];
  const clientFiles = listFiles(built.client).map((file) => `/${file}`);
  return [
    ..."/sitemap.xml /robots.txt /no-such-page /no-such-page.data /locked /healthz /@fs/ /media/".split(" "),
    ...[...files, ".git/config", "server/node/serve.ts", relative(root, built.server)].map(
      (file) => `/${file}`,
    ),
    ...clientFiles,
    ...secrets.sources.map((file) => `/${file}`),
    ...lockedMedia.flatMap((file) => {
      const fileName = file.split("/").at(-1);
      return [`/media/${fileName}`, `/assets/${fileName}`, `/.content/media${file}`];
    }),
  ];
}

/** Checks equal bytes only once, because most responses of a server are the same refusal. */
function remember(leaksIn: LeakCheck): LeakCheck {
  const known = new Map<string, string[]>();
  return (bytes) => {
    const key = createHash("sha256").update(bytes).digest("base64");
    const leaks = known.get(key) ?? leaksIn(bytes);
    known.set(key, leaks);
    return leaks;
  };
}
