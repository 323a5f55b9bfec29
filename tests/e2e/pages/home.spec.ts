import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { cardSchema } from "#app/content/schema.ts";
import { paths } from "../../../paths.ts";
import { shownText } from "../../helpers/content/shown-text.ts";
import { cards, caseStudies, pathOf, profile } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { inSite } from "../../helpers/site/root.ts";
import { matching, strings } from "../../helpers/strings.ts";

test("shows intro, cards, blurb and footer in this order", async ({ page, visit }) => {
  await visit("/");
  const parts = [
    page.getByRole("heading", { level: 1, name: profile.name }),
    page.getByText(profile.tagline),
    ...profile.links.map((link) => page.locator(`a[href="${link}"]`)),
    ...cards.map(({ title }, index) => cardAt(page, index).getByRole("heading", { name: title })),
    page.getByRole("heading", { name: profile.blurb.title }),
    page.getByText(shownText(profile.blurb.description)),
    page.getByText(profile.availability ?? ""),
    page.getByRole("link", { name: strings.contact.resume }),
    page.getByRole("contentinfo").getByText(profile.footer),
    ...profile.pages.map((slug) => page.getByRole("contentinfo").locator(`a[href="/${slug}"]`)),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  for (const link of profile.links)
    await expect(page.locator(`a[href="${link}"]`)).toHaveAccessibleName(/\w{3}/);
  const ranks = await Promise.all(parts.map(placeInDocument));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  await expect(page.getByRole("img", { name: profile.blurb.alt })).toHaveCount(1);
});

test("shows title, description, type and image on every card, and opens external links in a new tab", async ({
  page,
  visit,
}) => {
  await visit("/");
  await expect(cardsOf(page)).toHaveCount(cards.length);
  for (const [index, { title, description, link, type, alt }] of cards.entries()) {
    const card = cardAt(page, index);
    const anchor = card.getByRole("link", { name: title });
    await expect(anchor).toHaveAttribute("href", link);
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    const [came] = caseStudies.find((study) => pathOf(study) === link)?.outcome ?? [];
    if (came) await expect(card.getByText(`${came.value} ${came.what}`)).toBeVisible();
    await expect(card.getByRole("img", { name: alt })).toHaveCount(1);
    if (link.startsWith("http")) {
      await expect(anchor).toHaveAttribute("target", "_blank");
      await expect(anchor).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(anchor).toHaveAccessibleName(matching(strings.links.newTab));
    } else {
      await expect(anchor).not.toHaveAttribute("target");
      await expect(anchor).not.toHaveAccessibleName(matching(strings.links.newTab));
    }
  }
});

test("lays cards out in two columns on large screens, the last one across both, and in one on phones", async ({
  page,
  visit,
}) => {
  await visit("/");
  const boxes = await cardBoxes(page);
  expect(boxes.length % 2).toBe(1);
  for (let row = 0; row < (boxes.length - 1) / 2; row += 1) {
    const [left, right] = boxes.slice(2 * row);
    expect(left?.y).toBe(right?.y);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  }
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(2);
  const [first, second] = boxes;
  expect(boxes.at(-1)?.width).toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0) - (first?.x ?? 0), 0);

  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await cardBoxes(page);
  expect(new Set(narrow.map(({ x }) => x)).size).toBe(1);
  expect(new Set(narrow.map(({ width }) => width)).size).toBe(1);
  expect(new Set(narrow.map(({ y }) => y)).size).toBe(cards.length);
});

test("animates every card on hover and on keyboard focus, and returns it to rest", async ({
  page,
  visit,
}) => {
  await visit("/");
  const hovers = await page
    .locator("[data-hover]")
    .evaluateAll((stages) => stages.map(({ dataset }) => dataset.hover));
  expect(hovers).toEqual(cards.map(({ hover }) => hover));
  expect(new Set(hovers)).toEqual(new Set(cardSchema.shape.hover.options));
  for (const index of cards.keys()) {
    const card = cardAt(page, index);
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const atRest = await poseOf(card);
    await card.hover();
    await expect.poll(() => poseOf(card), `card ${index + 1} moves`).not.toBe(atRest);
    await page.mouse.move(0, 0);
    await expect.poll(() => poseOf(card), `card ${index + 1} comes back`).toBe(atRest);
    await page.keyboard.press("Tab");
    await card.getByRole("link").focus();
    await expect.poll(() => poseOf(card), `card ${index + 1} moves for the keyboard`).not.toBe(atRest);
  }
});

test("lifts the tiles of a card one after another", async ({ page, visit }) => {
  await visit("/");
  const card = page.locator('.card:has([data-hover="lift"])').first();
  await card.hover();
  const delays = await card
    .locator("[data-tile]")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAnimations()[0]?.effect?.getTiming().delay));
  expect(delays).toHaveLength(4);
  expect(delays).toEqual([...new Set(delays)].toSorted((a = 0, b = 0) => a - b));
});

test("loads the first row eagerly, its first image with high priority, and the rest lazily", async ({
  page,
  visit,
}) => {
  await visit("/");
  const ways = await page
    .locator(".card")
    .evaluateAll((all) =>
      all.map((card) => [
        ...new Set(
          Array.from(card.querySelectorAll("img"), (image) => `${image.loading} ${image.fetchPriority}`),
        ),
      ]),
    );
  expect(ways).toEqual([["eager high"], ["eager auto"], ...ways.slice(2).fill(["lazy auto"])]);
});

test("scrolls a focused card fully into view", async ({ page, visit }) => {
  await visit("/");
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    for (const index of [...cards.keys(), ...cards.keys()].toReversed()) {
      await cardAt(page, index).getByRole("link").focus();
      await expect(cardAt(page, index)).toBeInViewport({ ratio: 1 });
    }
  }
});

test("outlines cards with forced colors", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/");
  for (const card of await cardsOf(page).all()) await expect(card).toHaveCSS("outline-style", "solid");
});

function cardsOf(page: Page): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
}

function cardAt(page: Page, index: number): Locator {
  return cardsOf(page).nth(index);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return box;
}

/** Rounded, because a column can begin at half a pixel. */
async function cardBoxes(page: Page) {
  const boxes = await Promise.all(cards.map((_card, index) => boxOf(cardAt(page, index))));
  return boxes.map(({ x, y, width }) => ({ x: Math.round(x), y: Math.round(y), width: Math.round(width) }));
}

function placeInDocument(locator: Locator): Promise<number> {
  return locator.evaluate((element) => [...document.querySelectorAll("*")].indexOf(element));
}

function poseOf(card: Locator): Promise<string> {
  return card.locator("[data-hover]").evaluate((stage) =>
    [...stage.querySelectorAll("*")]
      .map((layer) => {
        const { transform, translate, rotate, scale, opacity, clipPath } = getComputedStyle(layer);
        return [transform, translate, rotate, scale, opacity, clipPath].join();
      })
      .join("\n"),
  );
}

test("has a favicon and a touch icon generated from the owner's image", async ({ page, request, visit }) => {
  await visit("/");
  const own = await readFile(inSite(join(paths.content, "favicon.png")), "base64");
  const svg = await request.get("/favicon.svg");
  expect(await svg.text()).toContain(`data:image/png;base64,${own}`);
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  for (const link of await links.all()) {
    const size = await link.evaluate(async ({ href }: HTMLLinkElement) => {
      const image = new Image();
      image.src = href;
      await image.decode();
      return image.naturalWidth;
    });
    expect(size).toBeGreaterThan(0);
  }
  await expect(links).not.toHaveCount(0);
});
