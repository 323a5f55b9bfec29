import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sectionSchema } from "#app/content/schema.ts";
import { lockedTexts } from "../tests/kit/locked-texts.ts";
import { createFinder, findLeaks } from "./find-leaks.ts";

const alt = "A drawing of the plan, with names.";
const section = sectionSchema.parse({
  type: "blockWithBullets",
  title: "A heading that is quite long",
  description: 'Short.\n\nIt\'s the secret <plan> that "nobody" may read.',
  bullets: [{ title: "The bullet title, also secret", description: "What the bullet says to insiders." }],
  imgLink: "plan.png",
  alt,
  bgColor: null,
  imgBgColor: null,
  spacing: 0,
  borderRadius: 0,
});

const studies = [{ access: "passcode" as const, sections: [section] }];
const picture = { name: "trade-plan-0123456789-800.avif", bytes: Buffer.from([1, 2, 3]) };
const secrets = { texts: lockedTexts(studies), files: [picture] };

const file = (text: string) => ({ name: "index.html", bytes: Buffer.from(text) });

test("collects every sentence of locked studies, and none of public ones", async () => {
  expect(secrets.texts).toEqual([
    "A heading that is quite long",
    'It\'s the secret <plan> that "nobody" may read.',
    "The bullet title, also secret",
    "What the bullet says to insiders.",
    alt,
  ]);
  expect(lockedTexts([{ access: "public", sections: [section] }])).toEqual([]);
});

test("leaves out what the study says to everyone", async () => {
  const study = { ...studies[0], access: "passcode" as const, sections: [section], summary: section.title };
  expect(lockedTexts([study])).not.toContain(section.title);
  expect(lockedTexts([study])).toHaveLength(4);
});

test.each([
  ["HTML", "<p>It&#x27;s the secret &lt;plan&gt; that &quot;nobody&quot; may read.</p>"],
  [
    "a component's HTML",
    '<p>It&#x27;s the <em class="strong">secret</em> &lt;plan&gt; that<!-- --> &quot;nobody&quot; may read.</p>',
  ],
  ["a bundle", `const x={description:"It's the secret <plan> that \\"nobody\\" may read."}`],
  ["JSON in a script", `["It\\u0027s the secret \\u003cplan\\u003e that \\"nobody\\" may read."]`],
  ["the data of a loader", `[{"_1":2},"sections","It's the secret <plan> that \\"nobody\\" may read."]`],
  [
    "JSON-LD",
    `<script type="application/ld+json">{"text":"It's the secret \\u003cplan> that \\"nobody\\" may read."}</script>`,
  ],
  ["JSON in JSON", `"{\\"text\\":\\"It's the secret <plan> that \\\\\\"nobody\\\\\\" may read.\\"}"`],
  [
    "a share image's alt",
    `<meta property="og:image:alt" content="It&#39;s the secret &lt;plan&gt; that &quot;nobody&quot; may read.">`,
  ],
  ["a header", 'x-title: It\'s%20the%20secret%20<plan>%20that%20"nobody"%20may%20read.'],
  ["capitals", 'IT\'S THE SECRET <PLAN> THAT "NOBODY" MAY READ.'],
  ["wrapped lines", 'It\'s the secret <plan>\n   that "nobody" may read.'],
])("finds a sentence in %s", async (_name, text) => {
  expect(await findLeaks(file(text), secrets)).toHaveLength(1);
});

test("finds a sentence in a compressed copy", async () => {
  const bytes = brotliCompressSync(Buffer.from(`<p>${alt}</p>`));
  expect(await findLeaks({ name: "index.html.br", bytes }, secrets)).toHaveLength(1);
});

describe("an excerpt", async () => {
  const long = "We asked nine traders to draw their desk and not one drew the same screen twice that week.";
  const open = "We asked nine traders to draw their desk.";
  const find = await createFinder({ texts: [long, "Draw their desk"], files: [], open: [open] });

  test("counts when it is eight words long", async () => {
    expect(await find(file("… and not one drew the same screen twice …"))).toHaveLength(1);
    expect(await find(file("and not one drew the same screen"))).toEqual([]);
  });

  test("does not count when everyone may read it", async () => {
    expect(await find(file(open))).toEqual([]);
  });
});

describe("a heading", async () => {
  const headings = [["Margin call", "Problems", "Unified view"]];
  const find = await createFinder({
    texts: [],
    files: [],
    headings,
    open: ["Our problems, told to everyone"],
  });

  test.each(["<h2>Margin call</h2>", '{"title":"Margin call"}', "<h2 class='x'> margin call </h2>"])(
    "counts where it stands alone: %s",
    async (text) => {
      expect(await find(file(text))).toEqual(['the locked title "Margin call"']);
    },
  );

  test("counts beside others of its study", async () => {
    expect(await find(file("problems, margin call and the unified view"))).toHaveLength(3);
    expect(await find(file("problems and a margin call"))).toEqual([]);
    expect(await find(file("a margin call, and then after a long while a unified view"))).toEqual([]);
  });

  test("counts as an anchor or an id of two words", async () => {
    expect(await find(file('<a href="#unified-view">'))).toEqual(['the locked title "Unified view"']);
    expect(await find(file('<p id="2-unified_view-more">'))).toHaveLength(1);
    expect(await find(file(".unified-view{color:red}"))).toEqual([]);
  });

  test("does not count inside other words, nor when everyone may read it", async () => {
    expect(await find(file("<p>No margin call came.</p>"))).toEqual([]);
    const open = await createFinder({ texts: [], files: [], headings, open: ["What a Margin Call is"] });
    expect(await open(file("<h2>Margin call</h2>"))).toEqual([]);
  });
});

test("finds the name of a locked file", async () => {
  expect(await findLeaks(file(`<img src="/locked/trade/${picture.name}">`), secrets)).toHaveLength(1);
});

test("finds a locked file under another name", async () => {
  expect(await findLeaks({ name: "innocent.avif", bytes: picture.bytes }, secrets)).toHaveLength(1);
});

describe("a part of a locked file", async () => {
  const bytes = Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * at * 31 + (at >> 7)) & 255));
  const find = await createFinder({ texts: [], files: [{ name: "film.mp4", bytes }] });

  test.each([0, 1, 2047, 2048, 5_000, 40_000 - 4096])("is found: 4 KiB from %i on", async (start) => {
    const part = bytes.subarray(start, start + 4096);
    expect(await find({ name: "x", bytes: part })).toEqual(["the locked file film.mp4 itself"]);
    const inside = Buffer.concat([Buffer.alloc(777, 7), part, Buffer.alloc(9)]);
    expect(await find({ name: "x", bytes: inside })).toHaveLength(1);
  });

  test("is found as a data address", async () => {
    const code = bytes.subarray(0, 6000).toString("base64");
    expect(await find(file(`<img src="data:image/png;base64,${code}">`))).toHaveLength(1);
  });

  test("is not seen in padding, nor in other files", async () => {
    const padded = await createFinder({
      texts: [],
      files: [{ name: "film.mp4", bytes: Buffer.alloc(9000) }],
    });
    expect(await padded({ name: "x", bytes: Buffer.alloc(20_000) })).toEqual([]);
    expect(await find({ name: "x", bytes: Buffer.from(bytes).reverse() })).toEqual([]);
  });
});

test("finds nothing in what is open", async () => {
  expect(await findLeaks(file("<h2>Problems</h2><p>Short.</p>"), secrets)).toEqual([]);
});
