import { getContent } from "#app/content/.server/content.ts";
import type { Question } from "../scripts/leaks/ask.ts";
import { ENDPOINT, LOCKED_FILM, LOCKED_PAGE, PASSCODE, PUBLIC_PAGE } from "./site.ts";

const SCRIPTED =
  /connect-src 'self';.* script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'$/;
const SILENT = /script-src 'none'/;
const FILE =
  /^default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; form-action 'none'/;

const IMMUTABLE = "public, max-age=31536000, immutable";
const PRIVATE = "private, no-store";
const NEVER = "no-store";

const { caseStudies } = getContent();
const share = caseStudies.find(({ share }) => share !== null)?.share ?? "";
const picture = caseStudies.find(({ hero }) => hero.imgLink)?.hero.imgLink?.src ?? "";

/** What one kind of answer must carry. */
export type Row = {
  ask: Omit<Question, "headers"> & { headers?: Record<string, string>; unlocked?: boolean };
  status: number;
  policy: RegExp;
  cache: string;
  /** Absent: the answer is the same for everyone. */
  vary?: RegExp;
  isShared?: boolean;
};

/** One of each kind of answer that the server gives. */
export const ROWS: Record<string, Row> = {
  "the home page": {
    ask: { target: "/" },
    status: 200,
    policy: SILENT,
    cache: "public, no-cache",
    vary: /Accept-Encoding/,
  },
  "a public page": {
    ask: { target: PUBLIC_PAGE },
    status: 200,
    policy: SILENT,
    cache: "public, no-cache",
    vary: /Accept-Encoding/,
  },
  "a locked page": {
    ask: { target: LOCKED_PAGE },
    status: 200,
    policy: SCRIPTED,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "an unlocked page": {
    ask: { target: LOCKED_PAGE, unlocked: true },
    status: 200,
    policy: SCRIPTED,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "the data of a locked page": {
    ask: { target: `${LOCKED_PAGE}.data` },
    status: 200,
    policy: FILE,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "the data of an unlocked page": {
    ask: { target: `${LOCKED_PAGE}.data`, unlocked: true },
    status: 200,
    policy: FILE,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "HEAD of an unlocked page": {
    ask: { method: "HEAD", target: LOCKED_PAGE, unlocked: true },
    status: 200,
    policy: SCRIPTED,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "a wrong form": {
    ask: {
      method: "POST",
      target: LOCKED_PAGE,
      body: "password=x",
      headers: { "X-Forwarded-For": "192.0.2.5" },
    },
    status: 200,
    policy: SCRIPTED,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "a right form": {
    ask: { method: "POST", target: LOCKED_PAGE, body: `password=${PASSCODE}` },
    status: 303,
    policy: FILE,
    cache: NEVER,
    vary: /Cookie/,
  },
  "an unknown page": {
    ask: { target: "/nowhere" },
    status: 404,
    policy: /script-src '(none|nonce-)/,
    cache: NEVER,
    vary: /Cookie/,
  },
  "an unknown page, unlocked": {
    ask: { target: "/nowhere", unlocked: true },
    status: 404,
    policy: /script-src '(none|nonce-)/,
    cache: NEVER,
    vary: /Cookie/,
  },
  "a page with a slash": { ask: { target: `${LOCKED_PAGE}/` }, status: 308, policy: FILE, cache: NEVER },
  "a style sheet": {
    ask: { target: "style" },
    status: 200,
    policy: FILE,
    cache: IMMUTABLE,
    vary: /Accept-Encoding/,
  },
  "a script": {
    ask: { target: "script" },
    status: 200,
    policy: FILE,
    cache: IMMUTABLE,
    vary: /Accept-Encoding/,
  },
  "a public picture": { ask: { target: picture }, status: 200, policy: FILE, cache: IMMUTABLE },
  "a share picture": { ask: { target: share }, status: 200, policy: FILE, cache: IMMUTABLE, isShared: true },
  "an icon": { ask: { target: "/favicon.svg" }, status: 200, policy: FILE, cache: "public, max-age=3600" },
  "a locked video, refused": {
    ask: { target: LOCKED_FILM },
    status: 403,
    policy: FILE,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "a locked video, whole": {
    ask: { target: LOCKED_FILM, unlocked: true },
    status: 200,
    policy: FILE,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "a locked video, in part": {
    ask: { target: LOCKED_FILM, unlocked: true, headers: { Range: "bytes=0-99" } },
    status: 206,
    policy: FILE,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "a locked video, beyond": {
    ask: { target: LOCKED_FILM, unlocked: true, headers: { Range: "bytes=99999999999-" } },
    status: 416,
    policy: FILE,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "a locked video, unchanged": {
    ask: { target: LOCKED_FILM, unlocked: true, headers: { "If-None-Match": "*" } },
    status: 304,
    policy: FILE,
    cache: PRIVATE,
    vary: /Cookie/,
  },
  "a right passcode": {
    ask: { method: "POST", target: ENDPOINT, body: JSON.stringify({ password: PASSCODE }) },
    status: 200,
    policy: FILE,
    cache: NEVER,
    vary: /Cookie/,
  },
  "a wrong passcode": {
    ask: {
      method: "POST",
      target: ENDPOINT,
      body: '{"password":"x"}',
      headers: { "X-Forwarded-For": "192.0.2.6" },
    },
    status: 200,
    policy: FILE,
    cache: NEVER,
    vary: /Cookie/,
  },
  "no JSON": {
    ask: { method: "POST", target: ENDPOINT, body: "x" },
    status: 400,
    policy: FILE,
    cache: NEVER,
    vary: /Cookie/,
  },
  "GET of the endpoint": {
    ask: { target: ENDPOINT },
    status: 405,
    policy: FILE,
    cache: NEVER,
    vary: /Cookie/,
  },
  "a method of no page": {
    ask: { method: "OPTIONS", target: LOCKED_PAGE },
    status: 405,
    policy: FILE,
    cache: NEVER,
  },
  "a method of no file": { ask: { method: "DELETE", target: "/" }, status: 405, policy: FILE, cache: NEVER },
  "a path that is none": { ask: { target: "/%" }, status: 400, policy: FILE, cache: NEVER },
  "the sitemap": {
    ask: { target: "/sitemap.xml" },
    status: 200,
    policy: FILE,
    cache: "public, max-age=3600",
  },
  "the health check": { ask: { target: "/healthz" }, status: 200, policy: FILE, cache: NEVER },
};
