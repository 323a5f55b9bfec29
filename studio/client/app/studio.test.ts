import { beforeEach, expect, test, vi } from "vitest";
import type { SiteState } from "../state/site.ts";
import { Studio } from "./studio.tsx";

// `npm ci` does not install React Aria, which the dialogs use.
vi.mock("../media/media.tsx", () => ({ Media: class {} }));
vi.mock("../outline/arrange-dialogs.tsx", () => ({}));
vi.mock("../pages/card-dialog.tsx", () => ({}));
vi.mock("../state/conflict-dialog.tsx", () => ({}));

const call = vi.fn();
let studio: Studio;

beforeEach(() => {
  vi.resetAllMocks();
  const storage = { getItem: () => null };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const notices = { showMessage: vi.fn() };
  const site = { undo: "Change A", problems: [], pages: [] } as unknown as SiteState;
  studio = new Studio(call, notices as never, site, () => undefined);
});

test("waits for a running change before it undoes, so that it undoes this change", async () => {
  const response = Promise.withResolvers<void>();
  const saving = studio.saving.run(() => response.promise);
  const undoing = studio.undoOrRedo("undo");
  await new Promise((resolve) => setImmediate(resolve));
  expect(call).not.toHaveBeenCalled();
  response.resolve();
  await Promise.all([saving, undoing]);
  expect(call).toHaveBeenCalledExactlyOnceWith("undo", null);
});

test("edits a text again that could not be saved, although a click on it usually opens the settings", () => {
  const element = { dataset: { studio: "projects.yaml#cards.0.type", studioInSettings: "true" } } as never;
  const begin = vi.spyOn(studio.editor, "begin").mockResolvedValue();
  const isPending = vi.spyOn(studio.editor, "isPending").mockReturnValue(true);
  studio.edit(element);
  expect([begin.mock.calls.length, studio.settings.isOpen]).toEqual([1, false]);
  isPending.mockReturnValue(false);
  call.mockResolvedValue(null);
  studio.edit(element);
  expect([begin.mock.calls.length, studio.settings.isOpen]).toEqual([1, true]);
});

test("warns before the tab closes with an unsaved value in the settings", () => {
  expect(studio.isUnsaved).toBe(false);
  studio.settings.drafts.set("profile.yaml#name", {} as never);
  expect(studio.isUnsaved).toBe(true);
});

test.each([
  ["stays on a removed page with an unsaved text", true, []],
  ["leaves a removed page without an unsaved text", false, [["/"]]],
])("%s", (_, isUnsaved, moves) => {
  const go = vi.spyOn(studio.page, "go").mockReturnValue();
  vi.spyOn(studio.page, "shownAddress", "get").mockReturnValue("/removed");
  vi.spyOn(studio.editor, "isUnsaved", "get").mockReturnValue(isUnsaved);
  studio.show({ site: studio.site.value, page: null, form: null, number: 1 });
  expect(go.mock.calls).toEqual(moves);
});
