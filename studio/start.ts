import { randomBytes } from "node:crypto";
import { realpathSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { watch } from "chokidar";
import { createServer as createVite, normalizePath } from "vite";
import type { createLock } from "#app/lock/.server/lock.ts";
import { paths } from "../paths.ts";
import { buildContent } from "../pipeline/build-content.ts";
import { debounce } from "../pipeline/coalesce-calls.ts";
import { showProgress } from "../pipeline/progress.ts";
import { ContentError } from "../pipeline/read/load-content.ts";
import { readEnvironment, readSiteUrl } from "../server/environment.ts";
import { FILE_POLICY } from "../server/middleware/security-headers.ts";
import { listen } from "../server/node/http-server.ts";
import { withSecrets } from "../server/node/session-secret.ts";
import { startProgram } from "../server/node/start.ts";
import { stateFolder } from "../server/node/state-folder.ts";
import { removeLeftovers } from "./files/leftovers.ts";
import { Store } from "./files/store.ts";
import { addressOf, createGuard } from "./guard.ts";
import { LiveContent } from "./live-content.ts";
import { openBrowser } from "./open-browser.ts";
import { platformOf, Renderer } from "./page/renderer.ts";
import { createStudioApp } from "./server.ts";
import { createCookies } from "./views.ts";

await startProgram(async function studio() {
  const root = join(import.meta.dirname, "..");
  const siteEnvironment = withSecrets({ ...readEnvironment(process.env), HOST: "127.0.0.1" });
  const state = join(stateFolder(siteEnvironment), "studio");
  await mkdir(state, { recursive: true, mode: 0o700 });
  // The studio has its own database, so the site's /owner does not list the studio's guest.
  const environment = { ...siteEnvironment, STATE_DIRECTORY: state, OWNER_PASSWORD: undefined };
  await buildAtStart();

  // `npm run dev` uses a separate cache, because its dependencies are different.
  const cacheDir = join(state, "vite");
  const server = createServer();
  const vite = await createVite({
    root,
    mode: "studio",
    cacheDir,
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      cors: false,
      fs: fileAccess(root, cacheDir),
      headers: { "Content-Security-Policy": FILE_POLICY },
    },
    // Otherwise Vite would find these dependencies later, and reload the page.
    optimizeDeps: { include: ["idiomorph", "mdast-util-from-markdown"] },
  });
  const platform = platformOf(root, environment);
  const renderer = new Renderer(vite, { environment, platform });
  const live = new LiveContent(readSiteUrl(process.env), JSON.parse(await readFile(paths.snapshot, "utf8")));
  renderer.showContent(live.content);
  await removeLeftovers(paths.content, state);
  const store = await Store.open(paths.content, state);
  const lock = await renderer.load<{ createLock: typeof createLock }>("/app/lock/.server/lock.ts");
  const app = createStudioApp({
    store,
    live,
    state,
    renderer,
    cookieOf: createCookies(lock.createLock, { environment, platform }),
    token: randomBytes(24).toString("base64url"),
  });
  const addressParts = {
    port: () => (server.address() as AddressInfo).port,
    secret: randomBytes(24).toString("base64url"),
  };
  const guard = createGuard(addressParts);
  const answerRequest = getRequestListener(app.fetch);
  server.on("request", (request, response) => {
    if (guard(request, response)) return;
    const isModule =
      /^\/((app|pipeline|studio)\/.*\.(tsx?|js|css|woff2)\b|\.state\/studio\/vite\/|node_modules\/|@|favicon\.|apple-touch-icon\.)/.test(
        request.url ?? "",
      );
    if (isModule) return vite.middlewares(request, response, () => answerRequest(request, response));
    return answerRequest(request, response);
  });
  // Read the content now, so that the first change is faster.
  void live.rebuild();
  const rebuild = debounce(() => void live.rebuild());
  // Node's own watcher stops reporting a file after a save replaces that file.
  watch(paths.content, { ignoreInitial: true }).on("all", () => rebuild());
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));

  await listen(server, environment);
  const address = addressOf(addressParts);
  process.stdout.write(`\n  The studio is at ${address}\n\n`);
  await openBrowser(address, state);
});

/** Builds the content. If the content has problems, the studio shows the previous build and lists the problems. */
async function buildAtStart(): Promise<void> {
  try {
    await buildContent(readSiteUrl(process.env), showProgress(process.stdout));
  } catch (error) {
    const snapshot = await readFile(paths.snapshot).catch(() => null);
    if (!(error instanceof ContentError && snapshot)) throw error;
  }
}

function fileAccess(root: string, cacheDir: string): { allow: string[]; deny: string[] } {
  return {
    // node_modules can be a symbolic link.
    allow: [
      ...["app", "pipeline", "studio"].map((name) => join(root, name)),
      realpathSync(join(root, "node_modules")),
      cacheDir,
    ].map(normalizePath),
    deny: ["**/.server/**", "**/.content/**"],
  };
}
