import { defineConfig } from "vitest/config";

/** Tests of the built site behind the real server: `npm run build` comes first. */
export default defineConfig({
  test: { include: ["security/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
