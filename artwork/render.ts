/**
 * Renders the artwork: `npm run artwork` for all of it, `npm run artwork -- trade` for the pieces whose source
 * or picture has "trade" in its path. What has not changed is skipped.
 */
import { type Browser, chromium } from "@playwright/test";
import { findPieces, namesOf, select } from "./renderer/find.ts";
import { isStale, prune, record } from "./renderer/ledger.ts";
import { renderPiece } from "./renderer/render-piece.ts";
import { launchOptions, MissingTool, requireFfmpeg } from "./renderer/tools.ts";

const { found, failures } = await findPieces();
for (const failure of failures) fail(failure);
if (failures.length === 0) await prune(found);

const filters = process.argv.slice(2);
const selected = select(found, filters);
if (selected.length === 0) fail(`Nothing is called ${filters.join(" or ")}. There are: ${namesOf(found)}`);

let browser: Browser | undefined;
let rendered = 0;
let unchanged = 0;
// In order: what shows other pieces comes after them, and is looked at when they are done.
for (const entry of selected) {
  const { piece } = entry;
  try {
    if (!(await isStale(entry))) {
      unchanged += 1;
      continue;
    }
    if (piece.kind === "film") requireFfmpeg();
    browser ??= await chromium.launch(launchOptions());
    await renderPiece(browser, piece);
    await record(entry);
    rendered += 1;
    console.log(piece.out);
  } catch (error) {
    fail(`${piece.out}: ${error instanceof Error ? error.message : error}`);
    if (error instanceof MissingTool) break;
  }
}
await browser?.close();
console.log(
  `${rendered} rendered, ${unchanged} unchanged, ${selected.length - rendered - unchanged} not rendered`,
);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
