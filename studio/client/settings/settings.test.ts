import { beforeEach, expect, test, vi } from "vitest";
import { Settings } from "./settings.ts";

const place = { file: "theme.yaml", path: ["colors"] };
const call = vi.fn(async () => null);
const onOpen = vi.fn();
let settings: Settings;

beforeEach(() => {
  vi.clearAllMocks();
  settings = new Settings({
    ...{ call: call as never, saveValue: vi.fn(), onOpen, selectedPlace: () => null },
    page: { address: "/trade", markField: vi.fn() },
    site: { pageAt: (address: string) => ({ file: `case-studies${address}/case-study.yaml` }) },
  } as never);
});

const form = (file: string, data: unknown = {}) => ({ file, data }) as never;

test("asks for the values of a file once, and shows only the values of the opened file", () => {
  settings.open(place);
  settings.open({ ...place, path: ["shape"] });
  expect(call.mock.calls).toEqual([["show", null]]);
  settings.show(form("profile.yaml"));
  expect(settings.state.getState().form).toBe(null);
  settings.show(form("theme.yaml", 1));
  // The settings keep their values while the file has a problem.
  settings.show(null);
  expect(settings.state.getState().form).toMatchObject({ file: "theme.yaml", data: 1 });
});

test("shows no values of an earlier time when it opens again", () => {
  settings.open(place);
  settings.show(form("theme.yaml", 1));
  settings.hide();
  settings.open(place);
  expect(settings.state.getState().form).toBe(null);
});

test("opens again where it was, unless a text or a part is selected", () => {
  settings.open(place);
  settings.hide();
  expect(settings.file).toBe("");
  settings.open();
  expect(settings.state.getState().opened?.place).toEqual(place);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test("follows the owner to another page only if it shows values of a page", () => {
  settings.followPage("/search");
  expect(settings.isOpen).toBe(false);
  settings.open(place);
  settings.followPage("/search");
  expect(settings.file).toBe("theme.yaml");
  settings.open({ file: "case-studies/trade/case-study.yaml", path: [] });
  settings.followPage("/search");
  expect(settings.file).toBe("case-studies/search/case-study.yaml");
});

test("counts the fields whose values were refused, and opens the first one", () => {
  settings.drafts.set("theme.yaml#a", { error: "" } as never);
  expect(settings.showRefused()).toBe(false);
  settings.drafts.set("theme.yaml#b", { error: "Use a number." } as never);
  settings.countRefused();
  expect(settings.state.getState().refused).toBe(1);
  expect(settings.showRefused()).toBe(true);
  expect(settings.state.getState().opened).toEqual({
    place: { file: "theme.yaml", path: ["b"] },
    shouldFocus: true,
  });
});
