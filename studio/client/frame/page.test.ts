import { beforeEach, expect, test, vi } from "vitest";
import { Page } from "./page.ts";

let page: Page;
const update = vi.fn();
const location = { protocol: "http:", pathname: "/trade", search: "" };

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(location, { protocol: "http:", pathname: "/trade", search: "" });
  const storage = { getItem: () => null, setItem: vi.fn() };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  page = new Page({
    site: { value: { pages: [] } } as never,
    onLoad: vi.fn(),
    onKept: vi.fn(),
    onMove: vi.fn(),
  });
  const frame = { addEventListener: vi.fn(), contentDocument: { location }, style: {} };
  page.frame.attach(frame as never);
  vi.spyOn(page.frame, "update").mockImplementation(update);
});

const shown = (path: string) => page.show({ path, html: "<p>", rows: [], kinds: [] });

test("begins with the last page, the owner's color scheme and the visitor with the passcode", () => {
  expect(page.state.getState()).toMatchObject({ address: "/", scheme: "dark", view: "inside" });
});

test("shows an update only if the frame still shows its page, as the same visitor", () => {
  expect(shown("/trade")).toBe(true);
  expect(shown("/search")).toBe(false);
  page.state.setState({ view: "guest" });
  expect(shown("/trade")).toBe(false);
  expect(shown("/trade?studio-view=guest")).toBe(true);
  expect(update).toHaveBeenCalledTimes(2);
});

test("names no page before the frame has loaded one", () => {
  location.protocol = "about:";
  expect(page.shownAddress).toBe("");
});

test("stays outdated until the last of several changes has ended, even if one fails", async () => {
  const [first, second] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const changes = [page.whileOutdated(() => first.promise), page.whileOutdated(() => second.promise)];
  const isOutdated = () => page.state.getState().isOutdated;
  first.resolve(null);
  await changes[0];
  expect(isOutdated()).toBe(true);
  second.reject(new Error("Refused."));
  await expect(changes[1]).rejects.toThrow("Refused.");
  expect(isOutdated()).toBe(false);
});
