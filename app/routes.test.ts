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

test("a custom page uses the route module custom-page.tsx", () => {
  expect(routes.find(({ path }) => path === "/about")?.file).toBe("routes/custom-page.tsx");
});

test("a locked study uses the route module locked-study.tsx", () => {
  const page = (path: string) => routes.find((route) => route.path === path)?.file;
  expect(page("/constructor")).toBe("routes/locked-study.tsx");
  expect(page("/index")).toBe("routes/public-study.tsx");
});
