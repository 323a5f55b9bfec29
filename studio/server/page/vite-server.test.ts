import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_PACKAGES } from "./vite-server.ts";

test("Vite knows each package that pages import, before the first page needs it", () => {
  const files = globSync("app/**/*.{ts,tsx}", {
    exclude: ["**/.server/**", "**/*.test.*", "**/*.server.tsx"],
  });
  const imports = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^import (?!type)[^"]*"([^.#"][^"]*)"/gm),
  ]);
  const packages = new Set(imports.map(([, name = ""]) => name));
  // React Router's plugin adds its own packages.
  const others = [...packages].filter(
    (name) => !/^(react|react-dom|react-router|@react-router|node:)/.test(name),
  );
  expect(others).not.toEqual([]);
  expect(PAGE_PACKAGES).toEqual(expect.arrayContaining(others));
});
