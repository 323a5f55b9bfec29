import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { Inline } from "#app/content/types.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import { Tagline } from "./tagline.tsx";

test("shows a link to the current page as plain text", () => {
  const links: Inline[] = ["/", "/brief"].map((href) => ({ type: "link", href, children: [href] }));
  const html = renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <MemoryRouter initialEntries={["/brief"]}>
        <Tagline text={[{ type: "paragraph", children: links }]} className="" />
      </MemoryRouter>
    </StringsContext>,
  );
  expect(html).toContain('<a href="/">/</a>/brief</p>');
});
