import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

function output(terminal: object) {
  const lines: string[] = [];
  return { ...terminal, lines, write: (text: string) => lines.push(text) > 0 };
}

test("a terminal gets one line that counts up, no longer than itself", () => {
  const terminal = output({ isTTY: true, columns: 40 });
  const progress = showProgress(terminal);
  progress.picture(12, 71, "case-studies/trade/a-very-long-name.png");
  progress.note("A note");
  progress.note("A note");
  progress.done(0);
  expect(terminal.lines).toEqual([
    "\r\u001b[KMaking pictures 12 of 71: case-studies/",
    "\r\u001b[KA note\n",
    "\r\u001b[KContent checked, media up to date\n",
  ]);
});

test("what was told is not taken back when pictures were made meanwhile", () => {
  const log = output({});
  showProgress(log).done(3, false);
  expect(log.lines).toEqual(["The problems above remain, 3 media files made\n"]);
});

test.each([1, 12, 71, 1000])("a log gets at most twelve lines for %i pictures", (all) => {
  const log = output({});
  const progress = showProgress(log);
  for (let done = 1; done <= all; done += 1) progress.picture(done, all, "a.png");
  expect(log.lines[0]).toBe(`Making pictures 1 of ${all}: a.png\n`);
  expect(log.lines.length).toBeLessThanOrEqual(12);
});
