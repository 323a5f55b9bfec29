import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, normalizePath } from "vite";
import { FOLDERS } from "#app/site-map.ts";
import { PROJECT_FOLDER, paths } from "../../files/paths.ts";
import { createApp } from "../app.ts";
import type { AppBuild } from "../context.ts";
import { readEnvironment } from "../environment.ts";
import { errorEntry, type Log } from "../log.ts";
import { FILE_POLICY } from "../middleware/security-headers.ts";
import { loadEnvFile } from "./env-file.ts";
import { listen } from "./http-server.ts";
import { nodePlatform } from "./node-platform.ts";
import { runProgram } from "./run-program.ts";
import { withSecrets } from "./session-secret.ts";
import { startMessage } from "./start-message.ts";
import { indexFolder, staticFiles } from "./static-files.ts";

await runProgram(async function develop() {
  loadEnvFile();
  // HOST applies only to the published site.
  const environment = withSecrets({ ...readEnvironment(process.env), HOST: "127.0.0.1" });
  const server = createServer();
  const vite = await createVite({
    root: PROJECT_FOLDER,
    server: {
      middlewareMode: true,
      hmr: { server },
      // Vite would also serve the files that the server imports. The project's folder is not part of the patterns,
      // because its name can contain brackets.
      fs: {
        allow: ["app", "node_modules"].map((name) => normalizePath(join(PROJECT_FOLDER, name))),
        deny: ["**/.server/**", "**/.content/**"],
      },
      headers: { "Content-Security-Policy": FILE_POLICY },
    },
  });
  const log: Log = ({ error }) => error && console.error(error);
  const app = createApp({
    build: async () => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      // Each page already contains its styles, which React Router would otherwise collect again.
      return { ...build, unstable_getCriticalCss: () => undefined } as unknown as AppBuild;
    },
    environment,
    platform: nodePlatform({
      publicFiles: staticFiles(() => indexFolder(join(PROJECT_FOLDER, paths.publicMedia), FOLDERS.media)),
      lockedMedia: join(PROJECT_FOLDER, paths.lockedMedia),
      environment,
      log,
    }),
    mode: "development",
  });
  const listener = getRequestListener(app.fetch);
  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => listener(request, response));
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));
  process.on("unhandledRejection", (error) => console.error(errorEntry(error).error));

  const { port } = await listen(server, environment);
  process.stdout.write(startMessage(port, environment));
});
