import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutModulePreloads } from "./without-module-preloads.ts";

test("withoutModulePreloads removes only modulepreload links", () => {
  const page = (preloads: boolean) =>
    renderToString(
      <html lang="en">
        <head>
          {preloads && <link rel="modulepreload" href="/assets/a-1.js" nonce="x" />}
          <link rel="preload" as="font" href="/assets/a.woff2" />
          {preloads && <link rel="modulepreload" href="/assets/b-2.js" />}
        </head>
        <body>{'<link rel="modulepreload" href="/text.js">'}</body>
      </html>,
    );
  expect(withoutModulePreloads(page(true))).toBe(page(false));
});
