import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

function output(terminal: object) {
  const lines: string[] = [];
  return { ...terminal, lines, write: (text: string) => lines.push(text) > 0 };
}

test("updates one line on a terminal, no longer than the terminal is wide, and repeats no warning", () => {
  const terminal = output({ isTTY: true, columns: 40 });
  const progress = showProgress(terminal);
  progress.image(12, 71, "case-studies/trade/a-very-long-name.png");
  progress.warn("Odd");
  progress.warn("Odd");
  progress.done(0);
  expect(terminal.lines).toEqual([
    "\r\u001b[KGenerating images 12 of 71: case-studie",
    "\r\u001b[KWarning: Odd\n",
    "\r\u001b[KContent checked, media up to date\n",
  ]);
});

test("reports that problems remain after media were generated", () => {
  const log = output({});
  showProgress(log).done(3, true);
  expect(log.lines).toEqual(["The problems above remain, 3 media files generated\n"]);
});

test.each([1, 12, 71, 1000])("writes at most twelve lines to a log for %i images", (all) => {
  const log = output({});
  const progress = showProgress(log);
  for (let done = 1; done <= all; done += 1) progress.image(done, all, "a.png");
  expect(log.lines[0]).toBe(`Generating images 1 of ${all}: a.png\n`);
  expect(log.lines.length).toBeLessThanOrEqual(12);
});
