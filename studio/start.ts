import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { createLock } from "#app/.server/create-lock.ts";
import { paths } from "../files/paths.ts";
import { prepareContent } from "../pipeline/build-content.ts";
import { debounce } from "../pipeline/coalesce-calls.ts";
import { ContentError, readContent } from "../pipeline/load-content.ts";
import { type Progress, showProgress } from "../pipeline/media/progress.ts";
import { DEFAULT_PORT, readEnvironment, readSiteUrl } from "../server/environment.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { runProgram } from "../server/node/run-program.ts";
import { withSecrets } from "../server/node/session-secret.ts";
import { stateFolder } from "../server/node/state-folder.ts";
import { buildClient } from "./build-client.ts";
import { installClient } from "./install.ts";
import { listenOnFreePort } from "./listen.ts";
import { addressOfRunningStudio, publishAddress, storedSecret } from "./running-studio.ts";
import { removeLeftovers } from "./server/content/leftovers.ts";
import { LiveContent } from "./server/content/live-content.ts";
import { Store } from "./server/content/store.ts";
import { createMoveCheck, watchFolder } from "./server/content/watch-folder.ts";
import { createStudioApp } from "./server/http/app.ts";
import { addressOf, cookieHeader, createGuard } from "./server/http/guard.ts";
import { openBrowser } from "./server/open-browser.ts";
import { platformOf, Renderer } from "./server/page/renderer.ts";
import { createCookies } from "./server/page/view-cookies.ts";
import { createViteServer } from "./server/page/vite-server.ts";
import { Publisher } from "./server/publish/publisher.ts";

await runProgram(async function studio() {
  // git, hooks and builds do not get the secrets in .env.
  const outerEnvironment = { ...process.env };
  loadEnvFile();
  const root = join(import.meta.dirname, "..");
  const siteEnvironment = withSecrets({ ...readEnvironment(process.env), HOST: "127.0.0.1" });
  const state = join(stateFolder(siteEnvironment), "studio");
  await mkdir(state, { recursive: true, mode: 0o700 });
  const runningAddress = await addressOfRunningStudio(state);
  if (runningAddress) {
    process.stdout.write(`\n  The studio is already running at ${runningAddress}\n\n`);
    return openBrowser(runningAddress, state);
  }
  installClient();
  const secret = await storedSecret(state);
  // The studio has its own database, so the site's /owner does not list the studio's guest.
  const environment = { ...siteEnvironment, STATE_DIRECTORY: state, OWNER_PASSWORD: randomUUID() };
  const client = join(state, "client");
  const [live] = await Promise.all([openContent(readSiteUrl(process.env)), buildClient(client)]);

  const server = createServer();
  const vite = await createViteServer(root, join(state, "vite"));
  const platform = platformOf(root, environment);
  const renderer = new Renderer(vite, { environment, platform });
  renderer.showContent(live.content);
  await removeLeftovers(paths.content, state);
  const store = await Store.open(paths.content, state);
  const lock = await renderer.load<{ createLock: typeof createLock }>("/app/.server/create-lock.ts");
  const publisher = new Publisher({
    root,
    state: join(state, "publish"),
    store,
    environment: outerEnvironment,
  });
  await publisher.open();
  publisher.on("change", () => {
    live.siteUrl = readSiteUrl({ SITE_URL: publisher.status.siteUrl });
  });
  const port = () => (server.address() as AddressInfo).port;
  const cookie = randomBytes(32).toString("base64url");
  const app = createStudioApp({
    publisher,
    store,
    live,
    renderer,
    cookieOf: createCookies(lock.createLock, { environment, platform }),
    client,
    secret,
    cookieHeader: () => cookieHeader(port(), cookie),
  });
  const isMoved = createMoveCheck(root);
  const guard = createGuard({ port, cookie, isMoved });
  const answerRequest = getRequestListener(app.fetch);
  server.on("request", (request, response) => {
    if (guard(request, response)) return;
    const { url = "" } = request;
    const isModule =
      /^\/((app|pipeline)\/.*\.(tsx?|js|css|woff2)\b|\.state\/studio\/vite\/|node_modules\/|@|favicon\.|apple-touch-icon\.)/.test(
        url,
      );
    if (isModule) return vite.middlewares(request, response, () => answerRequest(request, response));
    return answerRequest(request, response);
  });
  const rebuild = debounce(() => !isMoved() && void live.rebuild());
  // One undo step contains all outside changes until a pause of two seconds. The page does not wait for new images.
  const recordNow = async () =>
    (await store.recordOutsideChanges()) && live.reload().finally(() => live.emit("change"));
  const record = debounce(() => !isMoved() && void store.runInTurn(recordNow).catch(console.error), 2000);
  const watcher = watchFolder(paths.content);
  watcher.on("all", rebuild).on("all", record).on("ready", record);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));

  // .env can be a copy of .env.example, so the default in it is not a choice.
  const isChosen = Boolean(outerEnvironment.PORT) || environment.PORT !== DEFAULT_PORT;
  await listenOnFreePort(server, { ...environment, isChosen }).catch((error) => {
    // Vite and the watcher would keep the process running.
    setTimeout(() => process.exit(), 500).unref();
    throw error;
  });
  const address = addressOf(port(), secret);
  await publishAddress(state, address);
  process.stdout.write(`\n  The studio is at ${address}\n\n`);
  await openBrowser(address, state);
});

/** Reads the content. If it has problems, the studio shows the previous snapshot and lists the problems. */
async function openContent(siteUrl: string): Promise<LiveContent> {
  const report = await readContent(paths.content);
  const { content, problems, warnings } = report;
  // The bar of the studio shows that images are generated, so the terminal shows only warnings.
  const progress: Progress = { ...showProgress(process.stdout), image() {}, done() {} };
  if (content && problems.length === 0) {
    const loaded = { content, warnings };
    const prepared = await prepareContent(siteUrl, { loaded, isPreview: true });
    await prepared.writeSnapshot();
    for (const warning of prepared.warnings) progress.warn(warning);
  }
  const snapshot = await readFile(paths.snapshot, "utf8").catch(() => null);
  if (snapshot === null) throw new ContentError([...problems]);
  const live = new LiveContent(siteUrl, JSON.parse(snapshot), report, progress);
  // The window does not wait for the images: they are generated in the background, those of the shown page first.
  void live.rebuild();
  return live;
}
