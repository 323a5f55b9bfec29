import { beforeEach, expect, test, vi } from "vitest";
import { Pages } from "./pages.ts";

// Media dialogs need components that `npm ci` does not install.
vi.mock("../media/media.tsx", () => ({ Media: null }));

const events: string[] = [];
const saveAll = vi.fn();
const element = { scrollIntoView: vi.fn(), dataset: {} };
let loaded: PromiseWithResolvers<void>;
let pages: Pages;

beforeEach(() => {
  vi.resetAllMocks();
  events.length = 0;
  saveAll.mockResolvedValue(true);
  loaded = Promise.withResolvers();
  const find = (name: string) => {
    events.push(`find ${name}`);
    return element;
  };
  const page = {
    address: "/",
    go: (address: string) => events.push(`go ${address}`),
    load: (address: string) => {
      events.push(`load ${address}`);
      return loaded.promise;
    },
    whileOutdated: (work: () => Promise<unknown>) => work(),
    showView: (view: string) => events.push(`view ${view}`),
    frame: { find },
  };
  pages = new Pages({
    page,
    editor: { saveAll, begin: async () => void events.push("begin") },
    settings: { open: () => events.push("settings"), followPage: vi.fn() },
    media: { replace: vi.fn() },
    undoNotice: {
      run: async (change: () => Promise<boolean>, messageOf: (labels: string[]) => string) => {
        await change();
        events.push(messageOf(["Delete “Search”"]));
      },
    },
  } as never);
});

test("looks for a field of another page only after that page has loaded", async () => {
  const showing = pages.showPlace({ page: "/trade", file: "profile.yaml", path: ["name"] });
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual(["load /trade"]);
  loaded.resolve();
  await showing;
  expect(events.slice(1)).toEqual(["find profile.yaml#name", "begin"]);
});

test("stays on a page with a text that cannot be saved", async () => {
  saveAll.mockResolvedValue(false);
  const work = vi.fn();
  await pages.show("/trade");
  await pages.showView("guest");
  await pages.change(work, "/trade");
  await pages.showPlace({ page: "/trade", file: "profile.yaml", path: [] });
  expect([events, work.mock.calls]).toEqual([[], []]);
});

test("shows the other page after a change, and offers to undo it", async () => {
  const changing = pages.change(async () => events.push("change"), "/");
  loaded.resolve();
  await changing;
  expect(events).toEqual(["change", "load /", "Deleted “Search”"]);
});

test("shows no other page if the change is refused", async () => {
  await expect(
    pages.change(() => Promise.reject(new Error("In use."))),
    "/new",
  ).rejects.toThrow("In use.");
  expect(events).toEqual([]);
});

test("opens the settings for a note, and for a field that is not on the page", async () => {
  await pages.showProblem("content/theme.yaml", "colors.accent", true);
  await pages.showProblem("content/avatar.png", "", false);
  expect(events).toEqual(["find theme.yaml#colors.accent", "settings"]);
});
