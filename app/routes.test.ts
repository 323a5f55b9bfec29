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

test("a study called as the framework or the language calls something else has a name of its own", () => {
  const ids = routes.map(({ id, file }) => id ?? file.replace(/\.tsx?$/, ""));
  expect(new Set(ids).size).toBe(routes.length);
  expect(ids).not.toContain("root");
  expect(ids.filter((id) => id in {})).toEqual([]);
});

test("a page of the owner's own has the page for these", () => {
  expect(routes.find(({ path }) => path === "/about")?.file).toBe("routes/own-page.tsx");
});

test("renders locked studies with the page that has the prompt", () => {
  const page = (path: string) => routes.find((route) => route.path === path)?.file;
  expect(page("/constructor")).toBe("routes/locked-study.tsx");
  expect(page("/index")).toBe("routes/public-study.tsx");
});
