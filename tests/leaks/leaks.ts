/**
 * Searches every response of the built site for locked sentences, file names and files: first as a stranger, then as a
 * guest of one study. The argument `stranger` skips the guest, and `cloudflare` runs the site on the local Workers runtime.
 */
import { hash, randomBytes } from "node:crypto";
import { basename, relative } from "node:path";
import { PROTOTYPE_EXTENSION, posterPath, prototypeFilePath, prototypePath, RESUMES } from "#app/site-map.ts";
import { listFiles } from "../../files/list-files.ts";
import { paths } from "../../files/paths.ts";
import { createLeakCheck, type LeakCheck, tokensOf } from "../../pipeline/leak-check/leak-check.ts";
import { readSecrets } from "../../pipeline/leak-check/secrets.ts";
import { lockedTexts } from "../helpers/content/locked-texts.ts";
import { snapshot } from "../helpers/content/snapshot.ts";
import { allStudies, publicPaths } from "../helpers/content/studies.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { logInAsOwner, OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { cookiesIn, sendPasscode } from "../helpers/site/passcode.ts";
import { pathInSite, root } from "../helpers/site/root.ts";
import { scriptOf } from "../helpers/site/runtime.ts";
import { startSite } from "../helpers/site/start-site.ts";
import { pageAndDataPaths, requestAndCheck, type WalkedSite, walkDuringVisits, walkSite } from "./walk.ts";

const MAX_PROBLEMS = 100;

const passcode = randomBytes(16).toString("hex");
const variables = { PASSCODE: passcode, OWNER_PASSWORD };
await using running = await startSite(
  variables,
  pathInSite(scriptOf(process.argv.includes("cloudflare") ? "cloudflare" : "node")),
);
const { send } = running;

const secrets = await readSecrets(root, buildPaths.lockedMedia);
const lockedNames = listFiles(buildPaths.lockedMedia);
const lockedMedia = lockedNames.flatMap(addressesOf);
const lockedPages = secrets.slugs.map((slug) => `/${slug}`);
const guestPages = lockedPages.map((page) => `/for-you${page}`);
const presentations = [...publicPaths, ...lockedPages].flatMap((path) => [
  `${path}/present`,
  `/owner/present${path}?notes`,
]);

// The right passcode comes first, because the walk uses up the allowed attempts.
const { cookie } = await sendPasscode(send, passcode);
const [name = "", value = ""] = cookie.split("=");
const siteForStranger: WalkedSite = {
  send,
  leaksIn: withCache(createLeakCheck(secrets)),
  siteUrl: snapshot.siteUrl,
  firstAddresses: [...likelyLeakAddresses(), ...presentations],
  openPages: publicPaths,
  lockedPages,
  lockedMedia,
  invalidCookies: [
    `${name}=${value.slice(0, -1)}`,
    `${name}=true`,
    `isAuthenticated=true; passcode=${passcode}`,
  ],
};
const findings = [
  { requests: 0, problems: await undetectedSecrets() },
  await walkSite(siteForStranger),
  await walkDuringVisits(siteForStranger, cookie),
  ...(process.argv.includes("stranger") ? [] : [await walkAsGuest()]),
];

const problems = findings.flatMap((part) => part.problems);
for (const problem of problems.slice(0, MAX_PROBLEMS)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
const requests = findings.reduce((sum, part) => sum + part.requests, 0);
console.log(`Searched ${requests} responses for ${secrets.sentences.length} locked sentences`);
console.log(`and ${secrets.files.length} locked files: ${problems.length} problems`);

/** Reports secrets that the leak check does not find in the responses to guests of all studies and résumés. */
async function undetectedSecrets(): Promise<string[]> {
  const detectedSecrets: string[] = [];
  const detectIn = async (target: string, Cookie: string) => {
    const { body } = await send({ target, headers: { Cookie } });
    detectedSecrets.push(...siteForStranger.leaksIn(body).map(tokensOf));
  };
  const { invite } = await logInAsOwner(running.server.origin);
  const studies = secrets.slugs.length > 0 ? secrets.slugs : "all";
  for (const resume of ["", ...snapshot.resumes.map(({ name }) => name)]) {
    const Cookie = cookiesIn(await send(clickRequest((await invite({ studies, resume })).path)));
    if (resume) await detectIn("/for-you/resume.pdf", Cookie);
    else
      for (const target of [...guestPages.flatMap(pageAndDataPaths), ...lockedMedia])
        await detectIn(target, Cookie);
  }
  const publicTokens = tokensOf(secrets.publicTexts.join("\n"));
  const texts = lockedTexts(allStudies).filter((text) => !publicTokens.includes(tokensOf(text)));
  // A résumé for a company can equal the public one. The name begins with a hash of the content.
  const publicResume = `${RESUMES}/${basename(snapshot.profile.resume ?? "")}`;
  const lockedFiles = listFiles(buildPaths.lockedMedia).filter((file) => file !== publicResume);
  const files = lockedFiles.map((file) => `the locked file ${file}`);
  return [...texts, ...files]
    .filter((secret) => !detectedSecrets.some((leak) => leak.includes(tokensOf(secret))))
    .map((secret) => `The leak check does not find this text on a page that an invitation opens: ${secret}`);
}

/** Walks as the guest of the first locked study. All other studies are locked for this guest. */
async function walkAsGuest() {
  const [openedPath = "", ...otherPages] = lockedPages;
  if (otherPages.length === 0) return { requests: 0, problems: [] };
  const slug = openedPath.slice(1);
  const { path } = await (await logInAsOwner(running.server.origin)).invite({ studies: [slug] });
  const { problems: problemsBeforeClick } = await requestAndCheck(siteForStranger, { target: path });
  const Cookie = cookiesIn(await send(clickRequest(path)));
  const siteForGuest: WalkedSite = {
    ...siteForStranger,
    send: (request) => send({ ...request, headers: { Cookie, ...request.headers } }),
    leaksIn: withCache(createLeakCheck(await readSecrets(root, buildPaths.lockedMedia, [slug]))),
    firstAddresses: [path, "/owner", "/sitemap.xml", ...presentations],
    openPages: [...publicPaths, "/for-you", `/for-you${openedPath}`],
    lockedPages: otherPages,
    lockedMedia: lockedNames.filter((name) => !name.startsWith(`${slug}/`)).flatMap(addressesOf),
    invalidCookies: [],
  };
  const { requests, problems } = await walkSite(siteForGuest);
  const { body } = await siteForGuest.send({ target: `/for-you${openedPath}` });
  const isPageOpen = siteForStranger.leaksIn(body).length > 0;
  const closedPageProblems = isPageOpen ? [] : [`${openedPath} is locked for its guest`];
  return { requests, problems: [...problemsBeforeClick, ...closedPageProblems, ...problems] };
}

/** Lists the addresses of a locked file. A prototype also has pages. */
function addressesOf(name: string): string[] {
  const path = prototypePath(basename(name, PROTOTYPE_EXTENSION));
  const pages = name.endsWith(PROTOTYPE_EXTENSION) ? [prototypeFilePath(path), posterPath(path), path] : [];
  return [`/locked/${name}`, ...pages];
}

/** Lists addresses that would serve locked content after a likely mistake. */
function likelyLeakAddresses(): string[] {
  const files = [
    ...[paths.snapshot, paths.builtSnapshot, paths.mediaLedger, `${paths.state}/session-secret`],
    ...[".env", ".git/config", "package.json", "server/node/serve.ts", relative(root, buildPaths.server)],
    ...secrets.sources,
    ...listFiles(buildPaths.client),
  ];
  const lockedCopies = listFiles(buildPaths.lockedMedia).flatMap((file) => {
    return [`/media/${basename(file)}`, `/assets/${basename(file)}`, `/.content/media/locked/${file}`];
  });
  const pages =
    "/sitemap.xml /robots.txt /no-such-page /no-such-page.data /for-you /for-you/resume.pdf /locked /healthz /@fs/ /media/";
  return [...pages.split(" "), ...guestPages, ...files.map((file) => `/${encodeURI(file)}`), ...lockedCopies];
}

/** Checks equal bytes only once, because most responses are the same refusal. */
function withCache(leaksIn: LeakCheck): LeakCheck {
  const leaksByHash = new Map<string, string[]>();
  return (bytes) => {
    const bytesHash = hash("sha256", bytes);
    const leaks = leaksByHash.get(bytesHash) ?? leaksIn(bytes);
    leaksByHash.set(bytesHash, leaks);
    return leaks;
  };
}
