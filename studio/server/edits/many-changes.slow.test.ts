import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { prepareContent } from "../../../pipeline/build-content.ts";
import { readContent } from "../../../pipeline/load-content.ts";
import { makeSmallContent, STUDY } from "../../../tests/helpers/content/small-content.ts";
import { moveProject } from "../../../tests/helpers/move-paths.ts";
import { newFolder, writeFileIn } from "../../../tests/helpers/new-folder.ts";
import { LiveContent } from "../content/live-content.ts";
import { Store } from "../content/store.ts";
import { setField, undoOrRedo } from "./changes.ts";

vi.mock(import("../../../pipeline/build-content.ts"), async (original) => {
  const { withoutMedia } = await import("../../../tests/helpers/content/without-media.ts");
  return withoutMedia(await original());
});

const [STUDIES, IMAGES] = [60, 2000];
/** 1,000 edits take about ten minutes: `EDITS=1000 npm test -- slow`. */
const EDITS = Number(process.env.EDITS ?? 100);
const UNDOS = EDITS / 2;
/** The first measurement is the baseline. */
const MEASUREMENTS = 6;
const fileOf = (index: number) => `case-studies/study-${index % STUDIES}/case-study.yaml`;

async function writeContent(content: string): Promise<void> {
  await makeSmallContent(content);
  const { sections: _, ...study } = parse(STUDY);
  const figures: object[][] = Array.from({ length: STUDIES }, () => []);
  for (let index = 0; index < IMAGES; index += 1) {
    const background = `#${index.toString(16).padStart(6, "0")}`;
    const image = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    writeFileIn(content, fileOf(index).replace("case-study.yaml", `image-${index}.png`), image);
    figures[index % STUDIES]?.push({ imgLink: `image-${index}.png`, alt: "A plain color." });
  }
  for (const [index, list] of figures.entries()) {
    const sections = list.flatMap((_, first) =>
      first % 4 === 0 ? [{ type: "figures", figures: list.slice(first, first + 4) }] : [],
    );
    writeFileIn(content, fileOf(index), stringify({ ...study, sections }));
  }
}

function usage(): { files: number; megabytes: number } {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const files = process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0;
  return { files, megabytes: (heapUsed + arrayBuffers) / 1_000_000 };
}

test("neither memory nor open files grow without end in many edits and undos", async () => {
  const root = newFolder();
  moveProject(root);
  const content = join(root, "content");
  await writeContent(content);
  const { content: shown } = await prepareContent("", { isPreview: true });
  const live = new LiveContent("", shown, await readContent(content), { image() {}, warn() {}, done() {} });
  const parts = { live, store: await Store.open(content, newFolder()) };
  const usages: ReturnType<typeof usage>[] = [];
  const measure = async (index: number) => {
    if ((index + 1) % Math.floor((EDITS + UNDOS) / MEASUREMENTS) !== 0) return;
    await live.rebuild();
    await parts.store.recordOutsideChanges();
    usages.push(usage());
  };
  for (let index = 0; index < EDITS; index += 1) {
    const round = Math.floor(index / STUDIES);
    const was = round === 0 ? "Two engineers" : `Team ${round - 1}`;
    await setField(parts, { file: fileOf(index), path: ["team"], value: `Team ${round}`, was });
    await measure(index);
  }
  for (let index = 0; index < UNDOS; index += 1) {
    await undoOrRedo(parts, "undo");
    await measure(index);
  }
  expect(parts.store.history.undo).not.toBeNull();
  const [first, ...others] = usages;
  const limit = { files: (first?.files ?? 0) + 5, megabytes: (first?.megabytes ?? 0) + 30 };
  for (const { files, megabytes } of others) {
    expect(files).toBeLessThan(limit.files);
    expect(megabytes).toBeLessThan(limit.megabytes);
  }
}, 1_800_000);
