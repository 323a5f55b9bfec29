/**
 * Shows that no word and no file of a locked study is in any answer that the server gives a stranger, over HTTP and
 * through a proxy that speaks HTTPS, nor one of the other studies in any to a guest of one. With `stranger` it walks as
 * the first alone, with `cloudflare` on the local runtime of Cloudflare Workers, reading what would be uploaded, too.
 */
import { randomBytes } from "node:crypto";
import { join, relative, sep } from "node:path";
import { listFiles } from "../../list-files.ts";
import { paths } from "../../paths.ts";
import { createLeakCheck, type LeakCheck } from "../../pipeline/leak-check/leak-check.ts";
import { leaksInFiles } from "../../pipeline/leak-check/leaks-in-build.ts";
import { pathsIn, readSecrets } from "../../pipeline/leak-check/secrets.ts";
import { lettersOf, plain } from "../../pipeline/leak-check/tokens.ts";
import { indexBuild } from "../../server/node/files/static-index.ts";
import type { Ask } from "../helpers/ask.ts";
import { lockedTexts } from "../helpers/content/locked-texts.ts";
import { caseStudies, publicPaths } from "../helpers/content.ts";
import { press } from "../helpers/invitations/press.ts";
import { OWNER_PASSWORD, ownerOf } from "../helpers/owner.ts";
import { cookiesIn, ENDPOINT } from "../helpers/passcode.ts";
import { built } from "../helpers/site/built.ts";
import { inSite, root } from "../helpers/site/root.ts";
import { scriptOf } from "../helpers/site/runtime.ts";
import { snapshot } from "../helpers/site/snapshot.ts";
import { startSite } from "../helpers/site.ts";
import { together, visit, walkBesideVisits } from "./visits.ts";
import { listen, remember, walk } from "./walk.ts";

/** Where a stranger looks first: what is there, and all that may lie about. */
const GUESSES =
  `/ /sitemap.xml /robots.txt /no-such-page /no-such-page.data /locked /locked/ ${ENDPOINT} /healthz /feed.xml /rss.xml
/__manifest?p=/&version=1 /.well-known/security.txt /package.json /.env /.git/config /server/node/serve.ts
/content/profile.yaml /@fs/ /assets/ /media/ /.vite/manifest.json /${paths.state}/session-secret /${paths.snapshot}
/${paths.mediaLedger} /${relative(root, built.server)}`.split(/\s+/);

/** One hole gives the same leak at many addresses. */
const MOST_SHOWN = 100;
const PROXIED = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };

const isOnCloudflare = process.argv.includes("cloudflare");
const isStrangerAlone = process.argv.includes("stranger");
const passcode = randomBytes(16).toString("hex");
const variables = { PASSCODE: passcode, OWNER_PASSWORD };
const script = inSite(scriptOf(isOnCloudflare ? "cloudflare" : "node"));

const secrets = await readSecrets(root, built.lockedMedia);
const leaksIn = remember(createLeakCheck(secrets));
const everyone = lettersOf(plain(secrets.publicTexts.join("\n")));
const pages = secrets.slugs.map((slug) => `/${slug}`);
const media = listFiles(built.lockedMedia).map((name) => `/locked/${name}`);
const leaksOfOthers: Record<string, LeakCheck> = {};
for (const slug of secrets.slugs)
  leaksOfOthers[`/${slug}`] = remember(createLeakCheck(await readSecrets(root, built.lockedMedia, [slug])));

await using site = await startSite(variables, script);
const asked = {
  ask: site.ask,
  leaksIn,
  siteUrl: snapshot.siteUrl,
  start: startAddresses(),
  open: publicPaths,
  pages,
  media,
};
// First, as the walk makes wrong attempts, after which the right passcode would have to wait.
const { cookie, problems: unseen } = await visit({
  ...asked,
  passcode,
  texts: lockedTexts(caseStudies).filter((text) => !everyone.includes(lettersOf(plain(text)))),
  files: media.map((path) => path.split("/").at(-1) ?? ""),
  leaksOfOthers,
});
const [name = "", value = ""] = cookie.split("=");
const badCookies = [
  `${name}=${value.slice(0, -1)}`,
  `${name}=true`,
  `${name.toUpperCase()}=${value}`,
  `isAuthenticated=true; authenticated=true; passcode=${passcode}`,
];
const stranger = { ...asked, cookies: badCookies };
const uploads = isOnCloudflare ? pathsIn(join(built.folder, "cloudflare/assets")) : [];
const found = [
  { addresses: 0, requests: 0, problems: [...unseen, ...(await leaksInFiles(uploads, leaksIn))] },
  await walk(stranger),
  await walkBesideVisits(stranger, cookie),
  ...(isStrangerAlone ? [] : [...(await walkOverHttps()), ...(await walkAsGuest())]),
];

const { addresses, requests, problems } = together(found);
for (const problem of problems.slice(0, MOST_SHOWN)) console.error(problem);
if (problems.length > MOST_SHOWN) console.error(`… and ${problems.length - MOST_SHOWN} more`);
if (problems.length > 0) process.exitCode = 1;
console.log(
  [
    `${requests} answers for ${addresses} addresses`,
    ...(isOnCloudflare ? [`and ${uploads.length} files to upload`] : []),
    `compared with ${secrets.texts.length} locked texts and ${secrets.files.length} locked files:`,
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`,
  ].join(" "),
);

/** Cloudflare is the proxy, and its local runtime speaks no HTTPS. */
async function walkOverHttps() {
  if (isOnCloudflare) return [];
  await using proxied = await startSite({ ...variables, TRUST_PROXY: "1" }, script);
  // A cookie that was given over HTTP counts there alone.
  const cookies = [...badCookies, cookie];
  return [await walk({ ...stranger, ask: withHeaders(proxied.ask, PROXIED), cookies }, " over HTTPS")];
}

/** A guest of one study asks for all others. */
async function walkAsGuest() {
  const [opened = "", ...others] = pages;
  if (others.length === 0) return [];
  const isOpened = (path: string) => path.startsWith(`/locked${opened}/`);
  const { path } = await (await ownerOf(site.server.origin)).invite({ studies: [opened.slice(1)] });
  const door = listen({ ask: site.ask, leaksIn }, " before the button is pressed");
  await door.ask({ target: path });
  const Cookie = cookiesIn(await site.ask(press(path)));
  const ask = withHeaders(site.ask, { Cookie });
  const guest = {
    ...stranger,
    ask,
    leaksIn: leaksOfOthers[opened] ?? leaksIn,
    start: [path, "/owner", "/sitemap.xml"],
    open: [...publicPaths, opened],
    pages: others,
    media: media.filter((file) => !isOpened(file)),
    cookies: [],
  };
  const walked = await walk(guest, " as a guest");
  // Where the guest sees nothing of the own study, the walk was that of a stranger.
  for (const target of [opened, `${opened}.data`, ...media.filter(isOpened)])
    if (leaksIn({ name: "", bytes: (await ask({ target })).body }).length === 0)
      walked.problems.push(`${target}: a guest of it sees nothing locked`);
  return [walked, door.found];
}

function withHeaders(ask: Ask, headers: Record<string, string>): Ask {
  return (question) => ask({ ...question, headers: { ...headers, ...question.headers } });
}

/** Of all that may lie about, and wherever something locked could lie by mistake. */
function startAddresses(): string[] {
  return [
    ...GUESSES,
    // Also what came into the build after it was made.
    ...indexBuild(built).keys(),
    ...secrets.sources.flatMap((path) => [
      `/${path}`,
      `/media/${path.split(sep).at(-1)}`,
      `/artwork/${path}`,
    ]),
    ...media.flatMap((path) => {
      const [, , study, name] = path.split("/");
      const folders = [`/.content/media${path}`, `/${relative(root, built.folder)}${path}`];
      return [`/locked/${study}`, `/media/${study}`, `/media/${name}`, `/assets/${name}`, ...folders];
    }),
  ];
}
