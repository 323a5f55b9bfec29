import { realpathSync } from "node:fs";
import { join } from "node:path";
import { createServer, normalizePath, type ViteDevServer } from "vite";
import { FILE_POLICY } from "../../../server/middleware/security-headers.ts";

/** If Vite found a package only with a page that needs it, it would load all modules of the page twice. */
export const PAGE_PACKAGES = ["uqr", "web-vitals", "zod"];

/** Starts Vite for the site's own modules. @param cacheDir differs from the cache of `npm run dev`, which has other dependencies */
export function createViteServer(root: string, cacheDir: string): Promise<ViteDevServer> {
  return createServer({
    root,
    mode: "studio",
    cacheDir,
    optimizeDeps: { include: PAGE_PACKAGES },
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      cors: false,
      headers: { "Content-Security-Policy": FILE_POLICY },
      fs: {
        // node_modules can be a symbolic link.
        allow: [
          join(root, "app"),
          join(root, "pipeline"),
          cacheDir,
          realpathSync(join(root, "node_modules")),
        ].map(normalizePath),
        deny: ["**/.server/**", "**/.content/**"],
      },
    },
  });
}
