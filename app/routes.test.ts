import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";

vi.mock("#app/content/.server/content.ts", () => ({
  content: {
    pages: [{ slug: "about" }],
    caseStudies: [
      { slug: "root", access: "passcode" },
      { slug: "constructor", access: "passcode" },
      { slug: "index", access: "public" },
    ],
  },
}));

const { default: routes } = await import("#app/routes.ts");

test("a study named like a framework ID or an Object property has a unique route ID", () => {
  const ids = routes.map(({ id, file }) => id ?? file.replace(/\.tsx?$/, ""));
  expect(new Set(ids).size).toBe(routes.length);
  expect(ids).not.toContain("root");
  expect(ids.filter((id) => id in {})).toEqual([]);
});

test.each([
  ["/about", "custom-page"],
  ["/constructor", "locked-study"],
  ["/index", "public-study"],
])("the page %s uses the route module %s.tsx", (expectedPath, name) => {
  expect(routes.find(({ path }) => path === expectedPath)?.file).toBe(`routes/${name}.tsx`);
});

test("a study named preview has a presenter's view", () => {
  const objects = routes.map(({ path, file }) => ({ path: path ?? "/", handle: file }));
  const [match] = matchRoutes(objects, "/owner/present/preview") ?? [];
  expect(match?.route.handle).toBe("routes/presenter.tsx");
});
