import { beforeEach, expect, test, vi } from "vitest";
import { Media } from "./media.tsx";

vi.mock("./media-dialog.tsx", () => ({ MediaDialog: null }));
// The browser's video functions are not part of these tests.
vi.mock("./video-source.ts", () => ({ videoSource: vi.fn() }));

const place = { file: "share", path: [] };
const openDialog = vi.fn<() => Promise<unknown>>();
const saveAll = vi.fn(async () => true);
const focus = vi.fn();
let media: Media;

beforeEach(() => {
  vi.clearAllMocks();
  openDialog.mockReset();
  media = new Media({ openDialog, saveAll, find: () => ({ focus }) } as never);
});

test("opens one dialog at a time, and then focuses the replaced image", async () => {
  const answer = Promise.withResolvers<void>();
  openDialog.mockReturnValue(answer.promise);
  const first = media.replace(place);
  await media.replace(place);
  answer.resolve();
  await first;
  expect(openDialog).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(1);
  await media.replace(place);
  expect(openDialog).toHaveBeenCalledTimes(2);
});

test("opens again after an error, and not while a text of the page is refused", async () => {
  saveAll.mockRejectedValueOnce(new Error("The studio does not answer."));
  await expect(media.replace(place)).rejects.toThrow("does not answer");
  saveAll.mockResolvedValueOnce(false);
  await media.replace(place);
  expect(openDialog).not.toHaveBeenCalled();
  await media.replace(place);
  expect(openDialog).toHaveBeenCalledTimes(1);
});
