import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

test("pageMeta puts the site's origin before the path of the page and of its share image", () => {
  const page = { title: "Brief", description: "", path: "/brief", share: "/media/share.jpg" };
  const tags = pageMeta({ ...page, siteUrl: "https://a.example" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://a.example/brief" });
  expect(tags).toContainEqual({ property: "og:image", content: "https://a.example/media/share.jpg" });
});
