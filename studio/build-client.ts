import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { CLIENT_FOLDER } from "./install.ts";
import { CLIENT_BASE } from "./server/http/guard.ts";

/** Bundles the studio's own page into a folder: an HTML file, a script and a style sheet. */
export async function buildClient(folder: string): Promise<void> {
  // Otherwise, Vite sets NODE_ENV to "production", and the studio cannot render pages in development mode.
  process.env.NODE_ENV ??= "development";
  await build({
    root: CLIENT_FOLDER,
    base: CLIENT_BASE,
    configFile: false,
    logLevel: "warn",
    plugins: [tailwindcss()],
    // React's development build is slower, above all in Firefox.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { dedupe: ["react", "react-dom"] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: join(CLIENT_FOLDER, "shell.html") },
    },
  });
}
