import { relative, sep } from "node:path";
import { paths } from "../../paths.ts";
import { ENDPOINT } from "../kit/passcode.ts";
import { built } from "../kit/site/built.ts";
import { root } from "../kit/site/root.ts";

/** Where a stranger looks first: what is there, and all that may lie about. */
const GUESSES =
  `/ /sitemap.xml /robots.txt /no-such-page /locked /locked/ ${ENDPOINT} /healthz /feed.xml /rss.xml
/__manifest?p=/&version=1 /.well-known/security.txt /package.json /.env /.git/config /server/node/serve.ts
/content/profile.yaml /@fs/ /assets/ /media/ /.vite/manifest.json /${paths.state}/session-secret /${paths.snapshot}
/${paths.mediaLedger} /${relative(root, built.server)}`.split(/\s+/);

/** Of all that may lie about, and wherever something locked could lie by mistake. */
export function startAddresses(sources: string[], media: string[]): string[] {
  return [
    ...GUESSES,
    ...sources.flatMap((path) => [`/${path}`, `/media/${path.split(sep).at(-1)}`, `/artwork/${path}`]),
    ...media.flatMap((path) => {
      const [, , study, name] = path.split("/");
      const folders = [`/.content/media${path}`, `/${relative(root, built.folder)}${path}`];
      return [`/locked/${study}`, `/media/${study}`, `/media/${name}`, `/assets/${name}`, ...folders];
    }),
  ];
}
