import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { videoBytes } from "../../../tests/helpers/content/video-bytes.ts";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { restoredContent } from "../../tests/restored-content.ts";
import { problemsWith } from "../content/check.ts";
import { formOf } from "../http/form.ts";
import { setField, undoOrRedo, valueAt } from "./changes.ts";
import { checkImage, setMedia } from "./media-changes.ts";

const SITE_FOLDER = "tests/fixtures/site";
const agent = vi.hoisted(() => ({ onWrite: (_file: string) => {} }));
vi.mock(import("../../../files/write-file.ts"), async (original) => {
  const { writeFileAtomically, ...others } = await original();
  return {
    ...others,
    writeFileAtomically: (file, ...rest) => {
      agent.onWrite(file);
      return writeFileAtomically(file, ...rest);
    },
  };
});

const { root, openStore } = restoredContent(SITE_FOLDER);
let parts: Parameters<typeof setField>[0];
const show = vi.fn();

beforeEach(async () => {
  moveContent(root);
  agent.onWrite = () => {};
  show.mockReset();
  const live = {
    content: { pages: [{ slug: "about" }], caseStudies: [], cards: [], profile: {} },
    problems: [],
    contentWith: vi.fn(),
    show,
    shownValue: (name: string, path: string[]) => parse(read(name))[`${path}`],
    forgetImages: vi.fn(),
    rebuild: vi.fn(),
  };
  parts = { store: await openStore(), live: live as never };
});

const read = (file: string) => readFileSync(join(root, file), "utf8");
const file = "profile.yaml";

test("setField throws a Refusal with status 409 if the owner has not seen the current value", async () => {
  const taglineChange = { file, path: ["tagline"], value: "Mine" };
  for (const was of [undefined, "Another"])
    await expect(setField(parts, { ...taglineChange, was })).rejects.toMatchObject({
      status: 409,
      currentValue: 'Tests & trials, "quoted" <and> marked.',
    });
  await expect(setField(parts, { ...taglineChange, path: ["gone"], was: "x" })).rejects.toMatchObject({
    currentValue: null,
  });
  expect(read(file)).toBe(readFileSync(join(SITE_FOLDER, file), "utf8"));
});

test.each([
  [
    "saves a text although another program changes other lines of the file five times meanwhile",
    "footer",
    null,
  ],
  ["refuses a text that another program changes meanwhile", "name", 409],
])("%s", async (_title, key, status) => {
  let count = 0;
  agent.onWrite = (path) => {
    if (path !== join(root, file) || count === 5) return;
    count += 1;
    writeFileSync(path, read(file).replace(new RegExp(`^${key}: .*`, "m"), `${key}: Agent ${count}`));
  };
  const saving = setField(parts, { file, path: ["name"], value: "Mine", was: "Zoë O'Hara-Müller" });
  if (status) await expect(saving).rejects.toMatchObject({ status, currentValue: "Agent 1" });
  else await saving;
  expect(read(file)).toContain(status ? "name: Agent 1\n" : "name: Mine\n");
  expect(read(file)).toMatch(status ? /^footer: ©/m : /^footer: Agent 5$/m);
});

const study = "case-studies/everything/case-study.yaml";
const bullets = [
  { title: "New", description: "One." },
  { title: "New", description: "Two." },
];

/** Another program changes the study after the owner has seen a field. Then she saves "Mine". */
async function saveAfter(path: (string | number)[], change: (data: ReturnType<typeof parse>) => void) {
  const data = parse(read(study));
  data.sections[3].bullets = bullets;
  writeFileSync(join(root, study), stringify(data));
  const { value: was, item } = await valueAt(parts, study, path);
  change(data);
  writeFileSync(join(root, study), stringify(data));
  await setField(parts, { file: study, path, value: "Mine", was: was ?? undefined, item });
  return { saved: parse(read(study)), data };
}

test.each<[title: string, path: (string | number)[], removed: number]>([
  ["a title", ["sections", 1, "title"], 0],
  ["a new field", ["sections", 1, "slide"], 0],
])(
  "saves %s in its own section after another program has moved the section",
  async (_title, path, removed) => {
    const { saved, data } = await saveAfter(path, ({ sections }) => sections.splice(removed, 1));
    data.sections[0][String(path[2])] = "Mine";
    expect(saved).toEqual(data);
  },
);

test("saves a cell in its own row after another program has inserted a row", async () => {
  const { saved } = await saveAfter(["sections", 13, "rows", 1, 3], ({ sections }) =>
    sections[13].rows.unshift(["West", "", "", "–"]),
  );
  expect(saved.sections[13].rows.map((cells: string[]) => cells[3])).toEqual(["–", "less than half", "Mine"]);
});

test("saves a title although another program has changed other fields of its section", async () => {
  const { saved } = await saveAfter(["sections", 1, "title"], ({ sections }) => {
    sections[1].description = "Theirs.";
  });
  expect(saved.sections[1]).toMatchObject({ title: "Mine", description: "Theirs." });
});

test.each<
  [title: string, path: (string | number)[], change: (data: ReturnType<typeof parse>) => void, object]
>([
  [
    "shows the other version if another item has the same old text",
    ["sections", 3, "bullets", 0, "title"],
    ({ sections }) => sections[3].bullets.splice(0, 1, { ...bullets[0], title: "Theirs" }),
    { status: 409, currentValue: "Theirs" },
  ],
  [
    "refuses the text of a removed item, and does not show the text of the next one",
    ["sections", 1, "title"],
    ({ sections }) => sections.splice(1, 1),
    { status: 410, message: expect.stringContaining("Copy your text") },
  ],
  [
    "refuses a new field of a removed item",
    ["sections", 1, "slide"],
    ({ sections }) => sections.splice(1, 1),
    { status: 410 },
  ],
])("%s", async (_title, path, change, refusal) => {
  await expect(saveAfter(path, change)).rejects.toMatchObject(refusal);
  expect(read(study)).not.toContain("Mine");
});

test("saves two new fields of a section, although the second save knows the section from before the first", async () => {
  const path = ["sections", 1, "slide"];
  const { item } = await valueAt(parts, study, path);
  await setField(parts, { file: study, path: ["sections", 1, "notes"], value: "Speak slowly", item });
  await setField(parts, { file: study, path, value: "Mine", item });
  expect(parse(read(study)).sections[1]).toMatchObject({ notes: "Speak slowly", slide: "Mine" });
});

test("saves two cells of a new row, although another row is equal to the row before the first save", async () => {
  const rowsPath = ["sections", 13, "rows"];
  const data = parse(read(study));
  data.sections[13].rows = [1, 2].map(() => ["Name this row", "", "", ""]);
  writeFileSync(join(root, study), stringify(data));
  const { item } = await valueAt(parts, study, [...rowsPath, 0, 1]);
  const save = (cell: number, value: string, was: string) =>
    setField(parts, { file: study, path: [...rowsPath, 0, cell], value, was, item });
  await save(0, "North", "Name this row");
  await save(1, "Mine", "");
  expect(parse(read(study)).sections[13].rows[0]).toEqual(["North", "Mine", "", ""]);
});

test("accepts a save again whose response was lost", async () => {
  const change = { file, path: ["name"], value: "Mine", was: "Zoë O'Hara-Müller" };
  await setField(parts, change);
  expect(await setField(parts, change)).toBe(null);
});

test("replaces the image of a card that another program has moved", async () => {
  const cards = parse(read("projects.yaml"));
  const item = cards.cards[0];
  cards.cards.push(cards.cards.shift());
  writeFileSync(join(root, "projects.yaml"), stringify(cards));
  const bytes = readFileSync(join(root, "cards/one-back.png"));
  const place = { file: "projects.yaml", path: ["cards", 0, "image"] };
  await setMedia(parts, place, { name: "new.png", bytes, alt: "New.", item });
  const saved = parse(read("projects.yaml")).cards;
  expect([saved.at(-1).image, saved.at(-1).alt]).toEqual(["cards/new.png", "New."]);
  expect(saved.slice(0, -1)).toEqual(cards.cards.slice(0, -1));
});

test.each(["", "[]", null])("refuses a text if another program has left the file with %j", async (text) => {
  if (text === null) rmSync(join(root, file));
  else writeFileSync(join(root, file), text);
  const saving = setField(parts, { file, path: ["name"], value: "Mine", was: "Zoë O'Hara-Müller" });
  await expect(saving).rejects.toMatchObject({ status: 422, message: expect.stringContaining("Profile") });
});

test("replaces an image that a card also shows, and keeps the file for the card", async () => {
  writeFileSync(join(root, "projects.yaml"), read("projects.yaml").replace("cards/one.png", "avatar.png"));
  const bytes = readFileSync(join(root, "cards/one-back.png"));
  await setMedia(parts, { file, path: ["blurb", "imgLink"] }, { name: "new.png", bytes, alt: "New." });
  expect(read(file)).toContain("imgLink: new.png\n");
  expect(existsSync(join(root, "avatar.png"))).toBe(true);
});

test("saves two simultaneous changes as two undo steps", async () => {
  await Promise.all([
    setField(parts, { file, path: ["footer"], value: "A", was: "© 2026, made for the tests\n" }),
    setField(parts, { file, path: ["name"], value: "B", was: "Zoë O'Hara-Müller" }),
  ]);
  expect(read(file)).toContain("footer: A\n");
  expect(read(file)).toContain("name: B\n");
  await undoOrRedo(parts, "undo");
  expect(show).toHaveBeenLastCalledWith(file, expect.stringContaining("name: Zoë"));
  expect(parts.store.history).toEqual({ undo: "Change the footer of Home", redo: "Change the name of Home" });
});

test("checkImage accepts the first image of a section before the owner has written its alt text", async () => {
  const place = { file: "case-studies/everything/case-study.yaml", path: ["sections", 0, "imgLink"] };
  const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  expect(await checkImage(parts, place, { name: "a.png", bytes, alt: null })).toEqual([]);
});

test("checks changes of content that contains a link to one of its images", async () => {
  symlinkSync(join(root, "avatar.png"), join(root, "me.png"));
  writeFileSync(join(root, file), read(file).replace("imgLink: avatar.png", "imgLink: me.png"));
  expect(await problemsWith([])).toEqual([]);
});

test("refuses a text with a new problem, but not a text with an existing problem", async () => {
  const emptyName = { file, path: ["name"], value: " ", was: "Zoë O'Hara-Müller" };
  await expect(setField(parts, emptyName)).rejects.toMatchObject({
    status: 422,
    message: "The name must not be empty.",
  });
  writeFileSync(join(root, file), read(file).replace("lang: de", "lang: 1"));
  await setField(parts, { ...emptyName, value: "B" });
  expect(read(file)).toContain("name: B\n");
  writeFileSync(join(root, file), read(file).replace(/footer: .*/, 'footer: ""'));
  await expect(setField(parts, { ...emptyName, was: "B" })).rejects.toMatchObject({ status: 422 });
});

test("reloads the content when undo or redo changes who can see a study", async () => {
  const reload = vi.fn();
  const live = { ...parts.live, reload, shownValue: () => "passcode" } as never;
  await setField(parts, { file: study, path: ["access"], value: "passcode", was: "public" });
  await undoOrRedo({ ...parts, live }, "undo");
  expect(reload).toHaveBeenCalledOnce();
});

test("checks all files again after a change of a file with a problem", async () => {
  const reload = vi.fn();
  const change = { file, path: ["name"], value: "Mine", was: "Zoë O'Hara-Müller" };
  const problems = [{ file: join(root, file) }];
  await setField({ ...parts, live: { ...parts.live, problems, reload } as never }, change);
  expect(reload).toHaveBeenCalledOnce();
});

test("stores an image with an unused name, the extension of its format and its displayed size", async () => {
  const rotatedImage = sharp({ create: { width: 1200, height: 800, channels: 3, background: "red" } });
  const bytes = await rotatedImage.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const image = { name: "Wide (grün).PNG", bytes, alt: "Red." };
  writeFileSync(join(root, "wide-grun.jpg"), "taken");
  await parts.store.recordOutsideChanges();
  await setMedia(parts, { file, path: ["blurb", "imgLink"] }, image);
  expect(read(file)).toContain("imgLink: wide-grun-2.jpg\n  alt: Red.\n");
  expect(existsSync(join(root, "avatar.png"))).toBe(false);
  expect(show.mock.calls[0]?.[2]).toMatchObject({ width: 800, height: 1200 });
  await undoOrRedo(parts, "undo");
  expect(read(file)).toBe(readFileSync(join(SITE_FOLDER, file), "utf8"));
  expect(existsSync(join(root, "avatar.png"))).toBe(true);
});

const vault = "case-studies/vault/case-study.yaml";
const newImage = () => ({ name: "new.jpg", bytes: readFileSync(join(root, "cards/two.jpg")), alt: "New." });

test("removes the alt text of an image for phones if the new image has none", async () => {
  await setMedia(parts, { file: vault, path: ["hero", "imgLinkSmall"] }, { ...newImage(), alt: "" });
  const { imgLinkSmall, altSmall } = parse(read(vault)).hero;
  expect({ imgLinkSmall, altSmall }).toEqual({ imgLinkSmall: "new.jpg" });
});

test.each([
  ["A plain color, until Vault has an image.", undefined],
  ["Windows in front of a vault.", "cards/four.avif"],
])("after a new hero, the card with the alt text %j has the image %j", async (alt, image) => {
  const projects = read("projects.yaml").replace("Windows in front of a vault.", alt);
  writeFileSync(join(root, "projects.yaml"), projects);
  await parts.store.recordOutsideChanges();
  await setMedia(parts, { file: vault, path: ["hero", "imgLink"] }, newImage());
  expect(parse(read("projects.yaml")).cards[3].image).toBe(image);
  await parts.store.undo();
  expect(read("projects.yaml")).toBe(projects);
});

test("names both places of a file that would be public in one and locked in the other", async () => {
  const saving = setMedia(parts, { file: vault, path: ["sections", 0, "imgLink"] }, newImage());
  await expect(saving).rejects.toThrow(/^A file cannot be locked .+:\nvault, .+ \(also in Home, .+\)\.$/);
});

test("adds a logo to a site without theme.yaml", async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await setMedia(parts, { file: "theme.yaml", path: ["logo"] }, { name: "Mark.svg", bytes, alt: null });
  expect(parse(read("theme.yaml"))).toEqual({ logo: "mark.svg" });
  expect(readFileSync(join(root, "mark.svg"))).toEqual(bytes);
});

test("refuses an image for a file that another program has deleted", async () => {
  const bytes = readFileSync(join(root, "cards/one-back.png"));
  rmSync(join(root, file));
  const saving = setMedia(
    parts,
    { file, path: ["blurb", "imgLink"] },
    { name: "new.png", bytes, alt: "New." },
  );
  await expect(saving).rejects.toMatchObject({ status: 404 });
});

test("stores a video with its poster and alt text, and restores the old files on undo", async () => {
  const study = "case-studies/everything/case-study.yaml";
  const folder = "case-studies/everything";
  const filesIn = () => readdirSync(join(root, folder)).sort();
  const oldFiles = filesIn();
  const index = parse(read(study)).sections.findIndex(({ videoLink }: { videoLink?: string }) => videoLink);
  const poster = await sharp({ create: { width: 320, height: 180, channels: 3, background: "red" } })
    .webp()
    .toBuffer();
  const video = { name: "My screen.mov", bytes: videoBytes(), alt: "A click.", poster };
  await setMedia(parts, { file: study, path: ["sections", index, "videoLink"] }, video);
  expect(parse(read(study)).sections[index]).toMatchObject({
    videoLink: "my-screen.mp4",
    poster: "my-screen.webp",
    alt: "A click.",
  });
  expect(filesIn()).toEqual(expect.arrayContaining(["my-screen.mp4", "my-screen.webp"]));
  expect(show.mock.calls[0]?.[2]).toMatchObject({ path: ["sections", index, "poster"], width: 320 });
  await undoOrRedo(parts, "undo");
  expect(read(study)).toBe(readFileSync(join(SITE_FOLDER, study), "utf8"));
  expect(filesIn()).toEqual(oldFiles);
});

test("deletes an image file when its last field is cleared, and restores the file on undo", async () => {
  const cards = parse(read("projects.yaml")).cards as { bgimage: string | null }[];
  const cardsWithBackground = cards.flatMap(({ bgimage }, index) =>
    bgimage ? [{ index, was: bgimage }] : [],
  );
  expect(new Set(cardsWithBackground.map(({ was }) => was)).size).toBe(1);
  const image = join(root, cardsWithBackground[0]?.was ?? "");
  for (const [at, { index, was }] of cardsWithBackground.entries()) {
    const field = { file: "projects.yaml", path: ["cards", index, "bgimage"] };
    await setField(parts, { ...field, value: null, was });
    expect(existsSync(image)).toBe(at < cardsWithBackground.length - 1);
  }
  await undoOrRedo(parts, "undo");
  expect(existsSync(image)).toBe(true);
});

test("replaces a non-Latin file name, and saves an image despite a problem in another file", async () => {
  writeFileSync(join(root, "projects.yaml"), read("projects.yaml").replace("hover: rise", "hover: ryse"));
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const problems = await problemsWith([]);
  expect(problems).toHaveLength(1);
  Object.assign(parts.live, { problems });
  await setMedia(parts, { file, path: ["blurb", "imgLink"] }, { name: "写真.jpg", bytes, alt: "Red." });
  expect(read(file)).toContain("imgLink: image.jpg\n");
});

test.each(["constructor.yaml", "__proto__.yaml", "&a", "notes.yaml", "case-studies/x/notes.yaml"])(
  "refuses to write the unknown file %s",
  async (name) => {
    const status = expect.toSatisfy((code) => code === 400 || code === 404);
    await expect(setField(parts, { file: name, path: ["a"], value: 1 })).rejects.toMatchObject({ status });
    await expect(formOf(parts, name)).rejects.toMatchObject({ status });
    expect(existsSync(join(root, name))).toBe(false);
  },
);

test.each([
  ["a NUL character", ["tagline"], "a\0b"],
  ["a lone surrogate", ["tagline"], "\ud800"],
  ["a lone surrogate in a list", ["links"], [{ a: "\udc00" }]],
  ["a field in a text", ["tagline", "a"], "b"],
  ["an inherited property", ["constructor", "name"], "b"],
  ["an anchor as a name", ["&a"], "b"],
])("refuses to save %s", async (_title, path, value) => {
  const was = path.length === 1 ? ((await valueAt(parts, file, path)).value ?? undefined) : undefined;
  await expect(setField(parts, { file, path, value, was })).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/\.$/),
  });
  expect(read(file)).toBe(readFileSync(join(SITE_FOLDER, file), "utf8"));
});

test("names the line with the problem if the file is not valid YAML", async () => {
  const lines = read(file).split("\n");
  writeFileSync(join(root, file), [...lines.slice(0, 3), "broken: [", ...lines.slice(3)].join("\n"));
  const { value: was } = await valueAt(parts, file, ["name"]);
  await expect(setField(parts, { file, path: ["name"], value: "Mine", was })).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/^First fix Profile, line \d+: .* cannot be read\. .*\.$/),
  });
});

test("valueAt returns null for an inherited property and for an unknown alias", async () => {
  expect((await valueAt(parts, file, ["constructor"])).value).toBe(null);
  expect((await valueAt(parts, file, ["__proto__", "toString"])).value).toBe(null);
  writeFileSync(join(root, file), "name: *x\n");
  expect((await valueAt(parts, file, ["name"])).value).toBe(null);
});
