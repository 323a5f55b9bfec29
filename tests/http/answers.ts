import { snapshot } from "../helpers/content/snapshot.ts";
import { otherLocked, pathOf } from "../helpers/content/studies.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { LOCKED_PAGE, LOCKED_VIDEO, PUBLIC_PAGE } from "../helpers/site/addresses.ts";
import { PASSCODE, PASSCODE_ENDPOINT, passcodeRequest } from "../helpers/site/passcode.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { formPost, passwordForm, type SiteRequest } from "./harness.ts";

const NONCE_POLICY = /connect-src 'self';.* script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'$/;
const HASH_POLICY = /connect-src 'self';.* script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/;
const NO_SCRIPT_POLICY = /script-src 'none'/;
const FILE_POLICY =
  /^default-src 'none'; img-src 'self' data:; media-src 'self';.* style-src 'unsafe-inline'; form-action 'none'$/;

const OTHER_PAGE = pathOf(otherLocked);
const { caseStudies, shares } = snapshot;
const { "/": shareImage = "" } = shares;
const image = caseStudies.find(({ hero }) => hero.imgLink)?.hero.imgLink?.src ?? "";

interface AnswerKind {
  policy: RegExp;
  cache: string;
  /** Every visitor gets the same response if this is undefined. */
  vary?: RegExp | undefined;
  isShared?: boolean;
  /** The path contains a token, and must not reach search engines or linked pages. */
  isSecret?: boolean;
  robotsTag?: string;
}

export type AnswerCase = AnswerKind & { request: SiteRequest; status: number };

/** Cloudflare compresses after the Worker, so the Worker omits Accept-Encoding in Vary. */
const VARY_BY_ENCODING = RUNTIME === "node" ? /Accept-Encoding/ : undefined;

const PRERENDERED_PAGE = {
  policy: NO_SCRIPT_POLICY,
  cache: "public, no-cache, no-transform",
  vary: VARY_BY_ENCODING,
};
const PRIVATE_PAGE = { policy: NONCE_POLICY, cache: "private, no-store, no-transform", vary: /Cookie/ };
const PAGE_WITH_PROMPT = { ...PRIVATE_PAGE, policy: HASH_POLICY };
const PRIVATE_FILE = { ...PRIVATE_PAGE, policy: FILE_POLICY, cache: "private, no-store" };
const LINK_PAGE = { policy: NONCE_POLICY, cache: "no-store, no-transform", vary: /Cookie/, isSecret: true };
const LINK_FILE = { ...LINK_PAGE, policy: FILE_POLICY, cache: "no-store" };
const UNKNOWN_PAGE = { policy: NONCE_POLICY, cache: "no-store, no-transform", vary: /Cookie/ };
const UNLISTED_PAGE = { ...PRIVATE_PAGE, robotsTag: "noindex" };
const UNLISTED_FILE = { ...PRIVATE_FILE, robotsTag: "noindex" };
const HASHED_FILE = { policy: FILE_POLICY, cache: "public, max-age=31536000, immutable" };
const HOURLY_FILE = { policy: FILE_POLICY, cache: "public, max-age=3600" };
const UNCACHED_FILE = { policy: FILE_POLICY, cache: "no-store" };
const UNCACHED_COOKIE_FILE = { ...UNCACHED_FILE, vary: /Cookie/ };

/** A string is the target of a GET request without cookies. */
type AnswerCaseTuple = [status: number, request: string | SiteRequest, kind: AnswerKind];

function lockedVideo(headers: Record<string, string> = {}): SiteRequest {
  return { target: LOCKED_VIDEO, as: "visitor", headers };
}

export const ANSWER_CASES = casesFrom({
  "the home page": [200, "/", PRERENDERED_PAGE],
  "a public page": [200, PUBLIC_PAGE, PRERENDERED_PAGE],
  "a locked page": [200, LOCKED_PAGE, PAGE_WITH_PROMPT],
  "HEAD of a locked page": [200, { method: "HEAD", target: LOCKED_PAGE }, PAGE_WITH_PROMPT],
  "a locked page after its form": [200, `${LOCKED_PAGE}?entered`, PRIVATE_PAGE],
  "an unlocked page": [200, { target: LOCKED_PAGE, as: "visitor" }, PRIVATE_PAGE],
  "the data of a locked page": [200, `${LOCKED_PAGE}.data`, PRIVATE_FILE],
  "the data of an unlocked page": [200, { target: `${LOCKED_PAGE}.data`, as: "visitor" }, PRIVATE_FILE],
  "a form with a wrong passcode": [200, passwordForm(LOCKED_PAGE, "x"), PRIVATE_PAGE],
  "a form with the right passcode": [303, passwordForm(LOCKED_PAGE, PASSCODE), UNCACHED_COOKIE_FILE],
  "an unknown page": [404, "/nowhere", UNKNOWN_PAGE],
  "a renamed page": [301, "/old-name/?from=cv", HOURLY_FILE],
  "a page with a trailing slash": [308, `${LOCKED_PAGE}/`, UNCACHED_FILE],
  "a font": [200, "{font}", HASHED_FILE],
  "a script": [200, "{script}", { ...HASHED_FILE, vary: VARY_BY_ENCODING }],
  "a public image": [200, image, HASHED_FILE],
  "a share image": [200, shareImage, { ...HASHED_FILE, isShared: true }],
  "an icon": [200, "/favicon.svg", HOURLY_FILE],
  "a locked video, refused": [403, LOCKED_VIDEO, UNLISTED_FILE],
  "a locked video, complete": [200, lockedVideo(), UNLISTED_FILE],
  "a locked video, a range": [206, lockedVideo({ Range: "bytes=0-99" }), UNLISTED_FILE],
  "a locked video, a range beyond its end": [416, lockedVideo({ Range: "bytes=9999999-" }), UNLISTED_FILE],
  "a locked video, unchanged": [304, lockedVideo({ "If-None-Match": "*" }), UNLISTED_FILE],
  "the right passcode": [200, passcodeRequest(PASSCODE), UNCACHED_COOKIE_FILE],
  "a wrong passcode": [200, passcodeRequest("x", newVisitor()), UNCACHED_COOKIE_FILE],
  "no JSON": [400, { method: "POST", target: PASSCODE_ENDPOINT, body: "x" }, UNCACHED_COOKIE_FILE],
  "GET of the endpoint": [405, PASSCODE_ENDPOINT, UNCACHED_FILE],
  "another method on a page": [405, { method: "OPTIONS", target: LOCKED_PAGE }, UNCACHED_FILE],
  "an invalid path": [400, "/%", UNCACHED_FILE],
  "a path above the length limit": [414, `/${"a/".repeat(5_000)}`, UNCACHED_FILE],
  "the sitemap": [200, "/sitemap.xml", HOURLY_FILE],
  "the ID of the build": [200, "/build.txt", { policy: FILE_POLICY, cache: "public, no-cache" }],
  "the health check": [200, "/healthz", UNCACHED_FILE],
});

const INVALID_OWNERS_FORM = { target: "/owner", ...formPost("intent=create") };

/** Only sites with an owner and invitations return these responses. */
export const OWNERS_ANSWER_CASES = casesFrom({
  "the page of an invitation": [200, "{link}", LINK_PAGE],
  "the data of an invitation": [200, "{link}.data", LINK_FILE],
  "an invitation with a trailing slash": [308, "{link}/", { ...LINK_FILE, vary: undefined }],
  "an opened invitation": [303, clickRequest("{link}"), LINK_FILE],
  "an invitation in uppercase": [410, "/I/x", LINK_PAGE],
  "an unknown invitation": [410, "/i/x", LINK_PAGE],
  "the data of an unknown invitation": [410, "/i/x.data", LINK_FILE],
  "opening an unknown invitation": [410, clickRequest("/i/x"), LINK_PAGE],
  "a locked page for a guest": [200, { target: LOCKED_PAGE, as: "guest" }, PRIVATE_PAGE],
  "a locked page outside the invitation": [200, { target: OTHER_PAGE, as: "guest" }, PRIVATE_PAGE],
  "a locked video for a guest": [200, { target: LOCKED_VIDEO, as: "guest" }, UNLISTED_FILE],
  "the guest's page": [200, { target: "/for-you", as: "guest" }, UNLISTED_PAGE],
  "the data of the guest's page": [200, { target: "/for-you.data", as: "guest" }, UNLISTED_FILE],
  "the guest's page of a study": [200, { target: `/for-you${LOCKED_PAGE}`, as: "guest" }, UNLISTED_PAGE],
  "the guest's résumé": [404, { target: "/for-you/resume.pdf", as: "guest" }, UNLISTED_FILE],
  "the guest's page for a visitor": [404, { target: "/for-you", as: "visitor" }, UNKNOWN_PAGE],
  "the owner's preview": [200, { target: "{invitation}/preview", as: "owner" }, UNLISTED_PAGE],
  "the owner's page before login": [200, "/owner", UNLISTED_PAGE],
  "the owner's data before login": [200, "/owner.data", UNLISTED_FILE],
  "the owner's list": [200, { target: "/owner", as: "owner" }, UNLISTED_PAGE],
  "the owner's invitation": [200, { target: "{invitation}?saved", as: "owner" }, UNLISTED_PAGE],
  "the data of the owner's list": [200, { target: "/owner.data", as: "owner" }, UNLISTED_FILE],
  "the data of the owner's invitation": [200, { target: "{invitation}.data", as: "owner" }, UNLISTED_FILE],
  "an invalid owner's form": [422, { ...INVALID_OWNERS_FORM, as: "owner" }, UNLISTED_PAGE],
  "a wrong owner's password": [200, passwordForm("/owner", "wrong"), UNLISTED_PAGE],
});

function casesFrom(sources: Record<string, AnswerCaseTuple>): Record<string, AnswerCase> {
  const cases = Object.entries(sources).map(([name, [status, request, kind]]) => {
    const siteRequest = typeof request === "string" ? { target: request } : request;
    return [name, { request: siteRequest, status, ...kind }] as const;
  });
  return Object.fromEntries(cases);
}
