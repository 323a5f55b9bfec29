import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentInDev } from "./pipeline/vite-content.ts";

export default defineConfig({
  plugins: [contentInDev(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
});
