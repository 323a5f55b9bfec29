/**
 * `npm run leaks`: no word, picture or video of a locked study is in anything that the server gives to everyone;
 * `-- cloudflare` asks the local runtime of Cloudflare Workers, and reads what would be uploaded as public files.
 */
import { randomBytes } from "node:crypto";
import { join, relative, sep } from "node:path";
import { checkFiles, remember } from "../../leak-check/check-files.ts";
import { createFinder } from "../../leak-check/find-leaks.ts";
import { listFiles, readSecrets } from "../../leak-check/secrets.ts";
import { lettersOf, plain } from "../../leak-check/tokens.ts";
import { paths } from "../../paths.ts";
import { built } from "../kit/built.ts";
import { caseStudies, publicPaths } from "../kit/content.ts";
import { lockedTexts } from "../kit/locked-texts.ts";
import { ENDPOINT } from "../kit/passcode.ts";
import { inSite, root } from "../kit/root.ts";
import { scriptOf } from "../kit/runtime.ts";
import { startSite } from "../kit/site.ts";
import { snapshot } from "../kit/snapshot.ts";
import { badCookies } from "./cookies.ts";
import { createFilmReader } from "./film-frames.ts";
import { walkAsGuest } from "./guest.ts";
import { inspect } from "./inspect.ts";
import { withFrames } from "./with-frames.ts";

/** One hole gives the same leak at many addresses. */
const MOST_SHOWN = 100;

await using films = createFilmReader();
const secrets = await withFrames(await readSecrets(root, built.lockedMedia), films.read);
const find = remember(await createFinder(secrets, films.read));

const isOnCloudflare = process.argv.includes("cloudflare");
const passcode = randomBytes(16).toString("hex");
const secret = randomBytes(32).toString("hex");
const variables = { PASSCODE: passcode, SESSION_SECRET: secret };
const script = inSite(scriptOf(isOnCloudflare ? "cloudflare" : "node"));
await using site = await startSite(variables, script);
// Cloudflare is the proxy, and its local runtime speaks no HTTPS.
await using proxied = isOnCloudflare ? null : await startSite({ ...variables, TRUST_PROXY: "1" }, script);

const uploads = isOnCloudflare ? [join(built.folder, "cloudflare/assets")] : [];
const files = (
  await Promise.all([built.client, built.publicMedia, inSite(paths.public), ...uploads].map(listFiles))
).flat();
const problems = await checkFiles(files, find);

const pages = secrets.slugs.map((slug) => `/${slug}`);
const media = (await listFiles(built.lockedMedia)).map(
  (path) => `/locked/${relative(built.lockedMedia, path).split(sep).join("/")}`,
);
const everyone = secrets.open.map((text) => lettersOf(plain(text))).join("\n");
const walked = await inspect({
  ask: site.ask,
  proxied: proxied
    ? { ask: proxied.ask, cookies: badCookies({ passcode, secret, secure: true }) }
    : undefined,
  find,
  siteUrl: snapshot.siteUrl,
  start: startAddresses(),
  open: publicPaths,
  pages,
  media,
  cookies: badCookies({ passcode, secret, secure: false }),
  passcode,
  shown: {
    texts: lockedTexts(caseStudies).filter((text) => !everyone.includes(lettersOf(plain(text)))),
    files: media.map((path) => path.split("/").at(-1) ?? ""),
  },
});
const invited = await walkAsGuest({ variables, script, pages, media, siteUrl: snapshot.siteUrl, find });
problems.push(...walked.problems, ...(invited?.problems ?? []));

for (const problem of problems.slice(0, MOST_SHOWN)) console.error(problem);
if (problems.length > MOST_SHOWN) console.error(`… and ${problems.length - MOST_SHOWN} more`);
if (problems.length > 0) process.exitCode = 1;
console.log(
  [
    `${files.length} public files and ${walked.requests} answers for ${walked.addresses} addresses compared with`,
    `${secrets.texts.length + secrets.headings.flat().length} locked texts, ${secrets.files.length} locked files`,
    `and what ${secrets.pictures.length} pictures and frames show,`,
    ...(invited ? [`and ${invited.requests} answers to a guest of one study with those of the others:`] : []),
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
      `/${paths.state}/session-secret`,
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
    ...secrets.sources.flatMap((path) => [
      `/${path}`,
      `/media/${path.split(sep).at(-1)}`,
      `/artwork/${path}`,
    ]),
    ...names.flatMap((name) => [`/media/${name}`, `/assets/${name}`]),
    ...media.map((path) => `/.content/media${path}`),
    ...media.map((path) => `/${relative(root, built.folder)}${path}`),
    ...open,
    ...shown,
  ];
}
