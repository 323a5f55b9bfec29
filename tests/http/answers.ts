import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../helpers/addresses.ts";
import { otherLocked, pathOf } from "../helpers/content.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { ENDPOINT, PASSCODE, passcodeQuestion } from "../helpers/passcode.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { snapshot } from "../helpers/site/snapshot.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { type Asked, form } from "./harness.ts";

const SCRIPTED =
  /connect-src 'self';.* script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'$/;
const PREBUILT =
  /connect-src 'self';.* script-src 'self'(?: 'sha256-[\w+/]{43}=')+; require-trusted-types-for 'script'; trusted-types 'none'$/;
const SILENT = /script-src 'none'/;
const FILE =
  /^default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; form-action 'none'/;

const OTHER_PAGE = pathOf(otherLocked);
const { caseStudies, shares } = snapshot;
const { "/": share = "" } = shares;
const picture = caseStudies.find(({ hero }) => hero.imgLink)?.hero.imgLink?.src ?? "";

export type Row = {
  ask: Asked;
  status: number;
  policy: RegExp;
  cache: string;
  /** Undefined if every visitor gets the same answer. */
  vary?: RegExp;
  isShared?: boolean;
  /** The address contains a token, so search engines and linked pages must not learn it. */
  isSecret?: boolean;
  /** The expected X-Robots-Tag. */
  robots?: string;
};

/** Cloudflare compresses after the Worker. */
const COMPRESSED = RUNTIME === "node" ? /Accept-Encoding/ : undefined;

const PRERENDERED = { policy: SILENT, cache: "public, no-cache", vary: COMPRESSED };
const PRIVATE_PAGE = { policy: SCRIPTED, cache: "private, no-store", vary: /Cookie/ };
const PRIVATE_FILE = { policy: FILE, cache: "private, no-store", vary: /Cookie/ };
const LOCKED_FILE = { ...PRIVATE_FILE, robots: "noindex" };
const LINK_PAGE = { policy: SCRIPTED, cache: "no-store", vary: /Cookie/, isSecret: true };
const LINK_FILE = { ...LINK_PAGE, policy: FILE };
const OWNERS = { cache: "private, no-store", vary: /Cookie/, robots: "noindex, nofollow" };
const UNKNOWN_PAGE = { policy: SCRIPTED, cache: "no-store", vary: /Cookie/ };
const HASHED_FILE = { policy: FILE, cache: "public, max-age=31536000, immutable" };
const HOURLY_FILE = { policy: FILE, cache: "public, max-age=3600" };
const UNCACHED = { policy: FILE, cache: "no-store" };

export const ROWS: Record<string, Row> = {
  "the home page": { ask: { target: "/" }, status: 200, ...PRERENDERED },
  "a public page": { ask: { target: PUBLIC_PAGE }, status: 200, ...PRERENDERED },
  "a locked page": { ask: { target: LOCKED_PAGE }, status: 200, ...PRIVATE_PAGE, policy: PREBUILT },
  "HEAD of a locked page": {
    ask: { method: "HEAD", target: LOCKED_PAGE },
    status: 200,
    ...PRIVATE_PAGE,
    policy: PREBUILT,
  },
  "a locked page after its form": { ask: { target: `${LOCKED_PAGE}?entered` }, status: 200, ...PRIVATE_PAGE },
  "an unlocked page": { ask: { target: LOCKED_PAGE, as: "visitor" }, status: 200, ...PRIVATE_PAGE },
  "the data of a locked page": { ask: { target: `${LOCKED_PAGE}.data` }, status: 200, ...PRIVATE_FILE },
  "the data of an unlocked page": {
    ask: { target: `${LOCKED_PAGE}.data`, as: "visitor" },
    status: 200,
    ...PRIVATE_FILE,
  },
  "HEAD of an unlocked page": {
    ask: { method: "HEAD", target: LOCKED_PAGE, as: "visitor" },
    status: 200,
    ...PRIVATE_PAGE,
  },
  "a form with a wrong passcode": {
    ask: {
      method: "POST",
      target: LOCKED_PAGE,
      body: "password=x",
      headers: newVisitor(),
    },
    status: 200,
    ...PRIVATE_PAGE,
  },
  "a form with the right passcode": {
    ask: { method: "POST", target: LOCKED_PAGE, body: `password=${PASSCODE}` },
    status: 303,
    ...UNCACHED,
    vary: /Cookie/,
  },
  "an unknown page": { ask: { target: "/nowhere" }, status: 404, ...UNKNOWN_PAGE },
  "an unknown page, unlocked": { ask: { target: "/nowhere", as: "visitor" }, status: 404, ...UNKNOWN_PAGE },
  "a page with a trailing slash": { ask: { target: `${LOCKED_PAGE}/` }, status: 308, ...UNCACHED },
  "a font": { ask: { target: "{font}" }, status: 200, ...HASHED_FILE },
  "a script": { ask: { target: "{script}" }, status: 200, ...HASHED_FILE, vary: COMPRESSED },
  "a public image": { ask: { target: picture }, status: 200, ...HASHED_FILE },
  "a share picture": { ask: { target: share }, status: 200, ...HASHED_FILE, isShared: true },
  "an icon": { ask: { target: "/favicon.svg" }, status: 200, ...HOURLY_FILE },
  "a locked video, refused": { ask: { target: LOCKED_FILM }, status: 403, ...LOCKED_FILE },
  "a locked video, complete": { ask: { target: LOCKED_FILM, as: "visitor" }, status: 200, ...LOCKED_FILE },
  "a locked video, a range": {
    ask: { target: LOCKED_FILM, as: "visitor", headers: { Range: "bytes=0-99" } },
    status: 206,
    ...LOCKED_FILE,
  },
  "a locked video, a range beyond the end": {
    ask: { target: LOCKED_FILM, as: "visitor", headers: { Range: "bytes=99999999999-" } },
    status: 416,
    ...LOCKED_FILE,
  },
  "a locked video, unchanged": {
    ask: { target: LOCKED_FILM, as: "visitor", headers: { "If-None-Match": "*" } },
    status: 304,
    ...LOCKED_FILE,
  },
  "the right passcode": {
    ask: passcodeQuestion(PASSCODE),
    status: 200,
    ...UNCACHED,
    vary: /Cookie/,
  },
  "a wrong passcode": {
    ask: passcodeQuestion("x", newVisitor()),
    status: 200,
    ...UNCACHED,
    vary: /Cookie/,
  },
  "no JSON": {
    ask: { method: "POST", target: ENDPOINT, body: "x" },
    status: 400,
    ...UNCACHED,
    vary: /Cookie/,
  },
  "GET of the endpoint": { ask: { target: ENDPOINT }, status: 405, ...UNCACHED },
  "another method on a page": { ask: { method: "OPTIONS", target: LOCKED_PAGE }, status: 405, ...UNCACHED },
  "another method on a file": { ask: { method: "DELETE", target: "/" }, status: 405, ...UNCACHED },
  "an invalid path": { ask: { target: "/%" }, status: 400, ...UNCACHED },
  "a path above the length limit": { ask: { target: `/${"a/".repeat(5_000)}` }, status: 414, ...UNCACHED },
  "the sitemap": { ask: { target: "/sitemap.xml" }, status: 200, ...HOURLY_FILE },
  "the health check": { ask: { target: "/healthz" }, status: 200, ...UNCACHED },
};

/** Answers that only a site with an owner and invitations has. */
export const OWNERS_ROWS: Record<string, Row> = {
  "the page of an invitation": { ask: { target: "{link}" }, status: 200, ...LINK_PAGE },
  "HEAD of the page of an invitation": {
    ask: { method: "HEAD", target: "{link}" },
    status: 200,
    ...LINK_PAGE,
  },
  "the data of an invitation": { ask: { target: "{link}.data" }, status: 200, ...LINK_FILE },
  "an invitation with a trailing slash": {
    ask: { target: "{link}/" },
    status: 308,
    ...LINK_FILE,
    vary: undefined,
  },
  "an opened invitation": { ask: clickOpen("{link}"), status: 303, ...LINK_FILE },
  "an invitation in uppercase": { ask: { target: "/I/x" }, status: 410, ...LINK_PAGE },
  "an unknown invitation": { ask: { target: "/i/x" }, status: 410, ...LINK_PAGE },
  "the data of an unknown invitation": { ask: { target: "/i/x.data" }, status: 410, ...LINK_FILE },
  "opening an unknown invitation": { ask: clickOpen("/i/x"), status: 410, ...LINK_PAGE },
  "a locked page for a guest": { ask: { target: LOCKED_PAGE, as: "guest" }, status: 200, ...PRIVATE_PAGE },
  "the data of a locked page for a guest": {
    ask: { target: `${LOCKED_PAGE}.data`, as: "guest" },
    status: 200,
    ...PRIVATE_FILE,
  },
  "a locked page outside the invitation": {
    ask: { target: OTHER_PAGE, as: "guest" },
    status: 200,
    ...PRIVATE_PAGE,
  },
  "the data of a locked page outside the invitation": {
    ask: { target: `${OTHER_PAGE}.data`, as: "guest" },
    status: 200,
    ...PRIVATE_FILE,
  },
  "a locked video for a guest": { ask: { target: LOCKED_FILM, as: "guest" }, status: 200, ...LOCKED_FILE },
  "the owner's page before login": {
    ask: { target: "/owner" },
    status: 200,
    ...OWNERS,
    policy: SCRIPTED,
  },
  "the owner's data before login": { ask: { target: "/owner.data" }, status: 200, ...OWNERS, policy: FILE },
  ...Object.fromEntries(
    ["/owner", "/owner?before=x", "{sheet}", "{sheet}?saved"].map((target) => [
      `the owner's ${target}`,
      {
        ask: { target, as: "owner" },
        status: 200,
        ...OWNERS,
        policy: SCRIPTED,
      },
    ]),
  ),
  "the data of the owner's list": {
    ask: { target: "/owner.data", as: "owner" },
    status: 200,
    ...OWNERS,
    policy: FILE,
  },
  "the data of the owner's invitation": {
    ask: { target: "{sheet}.data", as: "owner" },
    status: 200,
    ...OWNERS,
    policy: FILE,
  },
  "an invalid form of the owner": {
    ask: { target: "/owner", as: "owner", ...form("intent=create") },
    status: 422,
    ...OWNERS,
    policy: SCRIPTED,
  },
  "a wrong owner's password": {
    ask: { target: "/owner", ...form("password=wrong") },
    status: 200,
    ...OWNERS,
    policy: SCRIPTED,
  },
};
