import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../shared/refusal.ts";
import { callApi, postJson } from "../state/api.ts";
import type { StudioStore } from "../state/studio-store.ts";
import { Arranger } from "./arranger.tsx";
import type { Row } from "./parts.ts";

vi.mock("../state/api.ts", () => ({ callApi: vi.fn(), postJson: vi.fn() }));
// `npm ci` does not install React Aria, which the dialogs use.
vi.mock("./arrange-dialogs.tsx", () => ({ AddDialog: null, ConfirmDialog: null, MoveDialog: null }));

const FILE = "case-studies/everything/case-study.yaml";
const titles = ["One", "Two", "Three"];
const rows = titles.map((title, index) => ({
  path: ["sections", index],
  title,
  was: { title },
  children: [],
}));
const post = vi.mocked(postJson);
let state: Record<string, unknown>;
let arranger: Arranger;
const openDialog = vi.fn(async () => true);

beforeEach(() => {
  vi.clearAllMocks();
  state = { rows, part: ["sections", 1], address: "/everything" };
  state.site = { undo: "Delete section “Two”", pages: [{ address: "/everything", file: FILE }] };
  arranger = new Arranger({
    getState: () => state,
    get site() {
      return state.site;
    },
    update: (change: object) => Object.assign(state, change),
    editor: { saveAll: async () => true },
    notices: { add: () => undefined },
    page: { fieldsOf: () => [] },
    placePopovers: () => undefined,
    withOutdatedPage: (change: () => Promise<void>) => change(),
    perform: (work: () => Promise<unknown>) => work(),
    openDialog,
    shown: Promise.resolve(),
  } as unknown as StudioStore);
});

function press(key: string, altKey = false): void {
  arranger.onKey({ key, altKey, target: {} } as never, false);
}

test.each([
  ["Delete", false, { action: "remove", index: 1 }],
  ["ArrowUp", true, { action: "move", from: 1, to: 0 }],
] as const)(
  "%s, pressed twice, sends one change with the item at its position",
  async (key, altKey, change) => {
    const response = Promise.withResolvers();
    post.mockReturnValue(response.promise);
    press(key, altKey);
    press(key, altKey);
    await vi.waitFor(() => expect(post).toHaveBeenCalled());
    press(key, altKey);
    response.resolve({});
    await vi.waitFor(() => expect(state.part).not.toEqual(["sections", 1]));
    expect(post.mock.calls).toEqual([
      ["list", { file: FILE, path: ["sections"], was: { title: "Two" }, ...change }],
    ]);
    await arranger.remove(["sections", 0]);
    expect(post).toHaveBeenCalledTimes(2);
  },
);

test("sends null with an insertion at the end of a list", async () => {
  post.mockResolvedValue({});
  state.part = ["sections", 2];
  arranger.paste("- type: quote\n");
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]?.[1]).toMatchObject({ index: 3, was: null });
});

test.each([
  [428, "shows the question about locked files, and pastes after the confirmation", 1],
  [409, "does not show the question about locked files for a list that has changed", 0],
])("a paste with status %d %s", async (status, _, count) => {
  const onError = vi.fn();
  process.once("unhandledRejection", onError);
  post.mockRejectedValueOnce(new Refusal(status, "Refused.")).mockResolvedValue({});
  arranger.paste("- type: quote\n");
  await vi.waitFor(() => expect(openDialog.mock.calls.length + onError.mock.calls.length).toBe(1));
  process.off("unhandledRejection", onError);
  expect(openDialog).toHaveBeenCalledTimes(count);
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(count + 1));
});

test("keeps the rows of the shown page until the page is updated", async () => {
  const newRows: Row[] = [];
  vi.mocked(callApi).mockResolvedValue(Response.json({ rows: newRows, kinds: [] }));
  const showRows = await arranger.loadRows();
  expect(state.rows).toBe(rows);
  showRows();
  expect(state.rows).toEqual(newRows);
});
