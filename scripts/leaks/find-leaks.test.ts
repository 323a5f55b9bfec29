import { expect, test } from "vitest";
import type { CaseStudyFile } from "#app/content/schema.ts";
import { findLeaks, lockedTexts } from "./find-leaks.ts";

const section = {
  type: "blockWithBullets",
  title: "A heading that is quite long",
  description: 'Short.\n\nIt\'s the secret <plan> that "nobody" may read.',
  bullets: [{ title: "The bullet title, also secret", description: "What the bullet says to insiders." }],
  imgLink: "plan.png",
  alt: "A drawing of the plan, with names.",
  bgColor: null,
  imgBgColor: null,
  spacing: 0,
  borderRadius: 0,
} satisfies CaseStudyFile["sections"][number];

const studies = [{ access: "passcode" as const, sections: [section] }];
const picture = { name: "trade-plan-0123456789-800.avif", bytes: Buffer.from([1, 2, 3]) };
const secrets = { texts: lockedTexts(studies), files: [picture] };

const file = (text: string) => ({ name: "index.html", bytes: Buffer.from(text) });

test("collects every sentence of locked studies, and none of public ones", () => {
  expect(secrets.texts).toEqual([
    "A heading that is quite long",
    'It\'s the secret <plan> that "nobody" may read.',
    "A drawing of the plan, with names.",
    "The bullet title, also secret",
    "What the bullet says to insiders.",
  ]);
  expect(lockedTexts([{ access: "public", sections: [section] }])).toEqual([]);
});

test.each([
  ["HTML", "<p>It&#x27;s the secret &lt;plan&gt; that &quot;nobody&quot; may read.</p>"],
  ["a bundle", `const x={description:"It's the secret <plan> that \\"nobody\\" may read."}`],
  ["JSON in a script", `["It\\u0027s the secret \\u003cplan\\u003e that \\"nobody\\" may read."]`],
  ["wrapped lines", 'It\'s the secret <plan>\n   that "nobody" may read.'],
])("finds a sentence in %s", (_name, text) => {
  expect(findLeaks(file(text), secrets)).toHaveLength(1);
});

test("finds the name of a locked file", () => {
  expect(findLeaks(file(`<img src="/locked/trade/${picture.name}">`), secrets)).toHaveLength(1);
});

test("finds a locked file under another name", () => {
  expect(findLeaks({ name: "innocent.avif", bytes: picture.bytes }, secrets)).toHaveLength(1);
});

test("finds nothing in what is open", () => {
  expect(findLeaks(file("<h2>Problems</h2><p>Short.</p>"), secrets)).toEqual([]);
});
