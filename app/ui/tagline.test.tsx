import { expect, test } from "vitest";
import type { Inline } from "#app/content/types.ts";
import { render } from "../../tests/helpers/render.tsx";
import { Tagline } from "./tagline.tsx";

test("shows a link to the current page as plain text", () => {
  const links: Inline[] = ["/", "/brief"].map((href) => ({ type: "link", href, children: [href] }));
  const html = render(<Tagline text={[{ type: "paragraph", children: links }]} className="" />, "/brief");
  expect(html).toContain('<a href="/">/</a>/brief</p>');
});
