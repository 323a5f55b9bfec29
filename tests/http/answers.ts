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
  /** Absent: the answer is the same for everyone. */
  vary?: RegExp;
  isShared?: boolean;
  /** Its address lets in: neither a search nor a page that it leads to is told of it. */
  isSecret?: boolean;
  /** What searches are told. */
  robots?: string;
};

/** Cloudflare compresses on the way to the visitor, and says so there. */
const COMPRESSED = RUNTIME === "node" ? /Accept-Encoding/ : undefined;

const PRERENDERED = { policy: SILENT, cache: "public, no-cache", vary: COMPRESSED };
const GATED_PAGE = { policy: SCRIPTED, cache: "private, no-store", vary: /Cookie/ };
const GATED_FILE = { policy: FILE, cache: "private, no-store", vary: /Cookie/ };
const LOCKED_FILE = { ...GATED_FILE, robots: "noindex" };
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
  "a locked page": { ask: { target: LOCKED_PAGE }, status: 200, ...GATED_PAGE, policy: PREBUILT },
  "HEAD of a locked page": {
    ask: { method: "HEAD", target: LOCKED_PAGE },
    status: 200,
    ...GATED_PAGE,
    policy: PREBUILT,
  },
  "a locked page from its form": { ask: { target: `${LOCKED_PAGE}?entered` }, status: 200, ...GATED_PAGE },
  "an unlocked page": { ask: { target: LOCKED_PAGE, as: "visitor" }, status: 200, ...GATED_PAGE },
  "the data of a locked page": { ask: { target: `${LOCKED_PAGE}.data` }, status: 200, ...GATED_FILE },
  "the data of an unlocked page": {
    ask: { target: `${LOCKED_PAGE}.data`, as: "visitor" },
    status: 200,
    ...GATED_FILE,
  },
  "HEAD of an unlocked page": {
    ask: { method: "HEAD", target: LOCKED_PAGE, as: "visitor" },
    status: 200,
    ...GATED_PAGE,
  },
  "a wrong form": {
    ask: {
      method: "POST",
      target: LOCKED_PAGE,
      body: "password=x",
      headers: newVisitor(),
    },
    status: 200,
    ...GATED_PAGE,
  },
  "a right form": {
    ask: { method: "POST", target: LOCKED_PAGE, body: `password=${PASSCODE}` },
    status: 303,
    ...UNCACHED,
    vary: /Cookie/,
  },
  "an unknown page": { ask: { target: "/nowhere" }, status: 404, ...UNKNOWN_PAGE },
  "an unknown page, unlocked": { ask: { target: "/nowhere", as: "visitor" }, status: 404, ...UNKNOWN_PAGE },
  "a page with a slash": { ask: { target: `${LOCKED_PAGE}/` }, status: 308, ...UNCACHED },
  "a font": { ask: { target: "{font}" }, status: 200, ...HASHED_FILE },
  "a script": { ask: { target: "{script}" }, status: 200, ...HASHED_FILE, vary: COMPRESSED },
  "a public picture": { ask: { target: picture }, status: 200, ...HASHED_FILE },
  "a share picture": { ask: { target: share }, status: 200, ...HASHED_FILE, isShared: true },
  "an icon": { ask: { target: "/favicon.svg" }, status: 200, ...HOURLY_FILE },
  "a locked video, refused": { ask: { target: LOCKED_FILM }, status: 403, ...LOCKED_FILE },
  "a locked video, whole": { ask: { target: LOCKED_FILM, as: "visitor" }, status: 200, ...LOCKED_FILE },
  "a locked video, in part": {
    ask: { target: LOCKED_FILM, as: "visitor", headers: { Range: "bytes=0-99" } },
    status: 206,
    ...LOCKED_FILE,
  },
  "a locked video, beyond": {
    ask: { target: LOCKED_FILM, as: "visitor", headers: { Range: "bytes=99999999999-" } },
    status: 416,
    ...LOCKED_FILE,
  },
  "a locked video, unchanged": {
    ask: { target: LOCKED_FILM, as: "visitor", headers: { "If-None-Match": "*" } },
    status: 304,
    ...LOCKED_FILE,
  },
  "a right passcode": {
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
  "a method of no page": { ask: { method: "OPTIONS", target: LOCKED_PAGE }, status: 405, ...UNCACHED },
  "a method of no file": { ask: { method: "DELETE", target: "/" }, status: 405, ...UNCACHED },
  "a path that is none": { ask: { target: "/%" }, status: 400, ...UNCACHED },
  "a path that is far too long": { ask: { target: `/${"a/".repeat(5_000)}` }, status: 414, ...UNCACHED },
  "the sitemap": { ask: { target: "/sitemap.xml" }, status: 200, ...HOURLY_FILE },
  "the health check": { ask: { target: "/healthz" }, status: 200, ...UNCACHED },
};

/** Those that only a site with an owner and her invitations has. */
export const OWNERS_ROWS: Record<string, Row> = {
  "the page of an invitation": { ask: { target: "{link}" }, status: 200, ...LINK_PAGE },
  "HEAD of the page of an invitation": {
    ask: { method: "HEAD", target: "{link}" },
    status: 200,
    ...LINK_PAGE,
  },
  "the data of an invitation": { ask: { target: "{link}.data" }, status: 200, ...LINK_FILE },
  "an invitation with a slash": { ask: { target: "{link}/" }, status: 308, ...LINK_FILE, vary: undefined },
  "an invitation that opens": { ask: clickOpen("{link}"), status: 303, ...LINK_FILE },
  "an invitation in capitals": { ask: { target: "/I/x" }, status: 410, ...LINK_PAGE },
  "a link that opens nothing": { ask: { target: "/i/x" }, status: 410, ...LINK_PAGE },
  "the data of a link that opens nothing": { ask: { target: "/i/x.data" }, status: 410, ...LINK_FILE },
  "a press that opens nothing": { ask: clickOpen("/i/x"), status: 410, ...LINK_PAGE },
  "the page of a guest": { ask: { target: LOCKED_PAGE, as: "guest" }, status: 200, ...GATED_PAGE },
  "the data of a guest": { ask: { target: `${LOCKED_PAGE}.data`, as: "guest" }, status: 200, ...GATED_FILE },
  "the page that a guest may not read": {
    ask: { target: OTHER_PAGE, as: "guest" },
    status: 200,
    ...GATED_PAGE,
  },
  "the data that a guest may not read": {
    ask: { target: `${OTHER_PAGE}.data`, as: "guest" },
    status: 200,
    ...GATED_FILE,
  },
  "a locked video of a guest": { ask: { target: LOCKED_FILM, as: "guest" }, status: 200, ...LOCKED_FILE },
  "the owner's page before the log in": {
    ask: { target: "/owner" },
    status: 200,
    ...OWNERS,
    policy: SCRIPTED,
  },
  "its data": { ask: { target: "/owner.data" }, status: 200, ...OWNERS, policy: FILE },
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
  "a form of the owner with a problem": {
    ask: { target: "/owner", as: "owner", ...form("intent=create") },
    status: 422,
    ...OWNERS,
    policy: SCRIPTED,
  },
  "a wrong password of the owner": {
    ask: { target: "/owner", ...form("password=wrong") },
    status: 200,
    ...OWNERS,
    policy: SCRIPTED,
  },
};
