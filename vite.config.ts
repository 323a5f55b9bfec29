import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { showProgress } from "./pipeline/media/progress.ts";
import { contentInDev } from "./pipeline/vite-content.ts";
import { readSiteUrl } from "./server/environment.ts";

export default defineConfig({
  plugins: [
    contentInDev(readSiteUrl(process.env), showProgress(process.stdout)),
    tailwindcss(),
    reactRouter(),
  ],
  // Keep light-dark() native: the compiled form follows the system's scheme and ignores a block's `color-scheme`.
  // Browsers without it get plain colors from pipeline/theme/theme-styles.ts.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    assetsInlineLimit: 0,
    // Everything can be read and used in these browsers and later ones. The look can be simpler.
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
    // One chunk contains everything that routes share: 5 requests instead of 17, and 5% fewer bytes.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: isForLockedStudies }] } },
    },
  },
});

/** The excluded modules are for pages that do not load scripts. */
function isForLockedStudies(module: string): boolean {
  return !/\/app\/((owner|present|prototype)\/|invitations\/(?!use-visit)|ui\/(card-stage|lock-chip|page-head|tagline)\.)/.test(
    module,
  );
}
