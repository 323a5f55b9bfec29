import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { showProgress } from "./pipeline/progress.ts";
import { contentInDev } from "./pipeline/vite-content.ts";
import { readSiteUrl } from "./server/environment.ts";

export default defineConfig({
  plugins: [
    contentInDev(readSiteUrl(process.env), showProgress(process.stdout)),
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0 },
});
