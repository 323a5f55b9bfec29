import { relative, sep } from "node:path";
import { listFiles, type SiteSecrets } from "../../leak-check/secrets.ts";
import { paths } from "../../paths.ts";
import { built } from "../kit/built.ts";
import { ENDPOINT } from "../kit/passcode.ts";
import { root } from "../kit/root.ts";

/** Where a stranger looks first: what is there, and all that may lie about. */
const GUESSES =
  `/ /sitemap.xml /robots.txt /no-such-page /locked /locked/ ${ENDPOINT} /healthz /feed.xml /rss.xml
/__manifest?p=/&version=1 /.well-known/security.txt /package.json /.env /.git/config /server/node/serve.ts
/content/profile.yaml /@fs/ /assets/ /media/ /.vite/manifest.json /${paths.state}/session-secret /${paths.snapshot}
/${paths.mediaLedger} /${relative(root, built.server)}`.split(/\s+/);

/** Of every file that is public, and wherever a locked one could lie by mistake. */
export async function startAddresses(
  secrets: SiteSecrets,
  pages: string[],
  media: string[],
): Promise<string[]> {
  const named = async (folder: string, mount: string) =>
    (await listFiles(folder)).map(
      (path) => `${mount}/${encodeURI(relative(folder, path).split(sep).join("/"))}`,
    );
  return [
    ...GUESSES,
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
    ...media.flatMap((path) => {
      const name = path.split("/").at(-1);
      return [
        `/media/${name}`,
        `/assets/${name}`,
        `/.content/media${path}`,
        `/${relative(root, built.folder)}${path}`,
      ];
    }),
    ...(await named(built.client, "")),
    ...(await named(built.publicMedia, "/media")),
  ];
}
