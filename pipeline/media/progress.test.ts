import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

function createFakeTerminal(terminal: object) {
  const lines: string[] = [];
  return { ...terminal, lines, write: (text: string) => lines.push(text) > 0 };
}

test("showProgress updates a single line that fits the terminal's width, and prints a repeated warning once", () => {
  const terminal = createFakeTerminal({ isTTY: true, columns: 40 });
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

test("showProgress writes one line per image to a log, and reports remaining problems at the end", () => {
  const log = createFakeTerminal({});
  const progress = showProgress(log);
  progress.image(1, 1, "a.png");
  progress.done(1, true);
  expect(log.lines).toEqual([
    "Generating images 1 of 1: a.png\n",
    "The problems above remain, 1 media files generated\n",
  ]);
});
