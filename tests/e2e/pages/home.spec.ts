import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../../../files/paths.ts";
import { test } from "../../helpers/browser/test.ts";
import { shownText } from "../../helpers/content/shown-text.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { cards, caseStudies, pathOf, profile } from "../../helpers/content/studies.ts";
import { pathInSite } from "../../helpers/site/root.ts";

test.beforeEach(({ visit }) => visit("/"));

test("the home page shows intro, cards, blurb and footer in order", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  const icons = page.getByRole("navigation", { name: strings.links.contact });
  const intro = page.locator("main > header");
  const blurb = page.locator("main > section");
  const [socialLink, mailLink] = profile.links;
  const parts = [
    page.getByRole("heading", { level: 1, name: profile.name }),
    page.getByText(shownText(profile.tagline)),
    page.getByText(profile.availability ?? ""),
    intro.locator('a[href="/brief"]'),
    intro.locator(`a[href="/${profile.openFirst}"]`),
    ...profile.links.map((link) => icons.locator(`a[href="${link}"]`)),
    ...cards.map(({ title }, index) => cardAt(page, index).getByRole("heading", { name: title })),
    page.getByRole("heading", { name: profile.blurb.title }),
    page.getByText(shownText(profile.blurb.description)),
    blurb.locator(`a[href="${mailLink}"]`),
    blurb.locator(`a[href="${socialLink}"]`),
    page.getByRole("link", { name: strings.contact.resume }),
    blurb.locator(`a[href="/${profile.openFirst}"]`),
    footer.getByText(profile.footer),
    ...profile.pages.map((slug) => footer.locator(`a[href="/${slug}"]`)),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  for (const icon of await icons.getByRole("link").all()) await expect(icon).toHaveAccessibleName(/\w{3}/);
  const positions = await Promise.all(parts.map(positionInDocument));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  await expect(page.getByRole("img", { name: profile.blurb.alt })).toHaveCount(1);
});

test("every card shows its facts, and external links open a new tab", async ({ page }) => {
  await expect(cardsOf(page)).toHaveCount(cards.length);
  for (const [index, { title, description, link, type, alt }] of cards.entries()) {
    const card = cardAt(page, index);
    const anchor = card.getByRole("link", { name: title });
    await expect(anchor).toHaveAttribute("href", link);
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    await expect(card.getByRole("img", { name: alt })).toHaveCount(1);
    const study = caseStudies.find((study) => pathOf(study) === link);
    const isLocked = study?.access === "passcode";
    await expect(card.getByText(strings.cards.locked)).toHaveCount(isLocked ? 1 : 0);
    if (isLocked) await expect(anchor).toHaveAccessibleName(`${title} ${strings.links.locked}`);
    for (const { value, what } of study?.outcome?.slice(0, 1) ?? [])
      await expect(card.getByText(`${value} ${what}`)).toBeVisible();
    const isExternal = link.startsWith("http");
    expect(await anchor.getAttribute("target")).toBe(isExternal ? "_blank" : null);
    expect(await anchor.getAttribute("rel")).toBe(isExternal ? "noopener noreferrer" : null);
    const expectation = isExternal ? expect(anchor) : expect(anchor).not;
    await expectation.toHaveAccessibleName(patternOf(strings.links.newTab));
  }
});

test("cards fill two columns on a desktop and one column on a phone", async ({ page }) => {
  expect(cards.length % 2).toBe(1);
  const boxes = await cardBoxes(page);
  const [left = 0, right = 0] = new Set(boxes.map(({ x }) => x));
  expect(boxes.map(({ x }) => x)).toEqual(cards.map((_, index) => (index % 2 === 0 ? left : right)));
  const [{ width: columnWidth = 0 } = {}] = boxes;
  expect(boxes.at(-1)?.width).toBeCloseTo(right + columnWidth - left, 0);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(Math.ceil(cards.length / 2));

  await page.setViewportSize({ width: 360, height: 740 });
  const phoneBoxes = await cardBoxes(page);
  expect(new Set(phoneBoxes.map(({ x, width }) => `${x} ${width}`)).size).toBe(1);
  expect(new Set(phoneBoxes.map(({ y }) => y)).size).toBe(cards.length);
});

test("every card is animated on hover and keyboard focus, and returns to rest", async ({ page }) => {
  for (const [index, { hover }] of cards.entries()) {
    const card = cardAt(page, index);
    const stage = card.locator("[data-hover]");
    await expect(stage).toHaveAttribute("data-hover", hover);
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const restPose = await poseOf(stage);
    await card.hover();
    await expect.poll(() => poseOf(stage), `card ${index + 1} moves`).not.toBe(restPose);
    await page.mouse.move(0, 0);
    await expect.poll(() => poseOf(stage), `card ${index + 1} returns`).toBe(restPose);
    await page.keyboard.press("Tab");
    await card.getByRole("link").focus();
    await expect.poll(() => poseOf(stage), `card ${index + 1} moves on focus`).not.toBe(restPose);
  }
});

test("cards are not animated if the visitor prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const card of await cardsOf(page).all()) {
    const stage = card.locator("[data-hover]");
    const restPose = await poseOf(stage);
    await card.hover();
    expect(await stage.evaluate((element) => element.getAnimations({ subtree: true }))).toEqual([]);
    expect(await poseOf(stage)).toBe(restPose);
  }
});

test("only the first row of card images loads eagerly", async ({ page }) => {
  const loadingOf = (card: Locator) =>
    card
      .locator("img")
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => `${image.loading} ${image.fetchPriority}`),
      );
  for (const [index, card] of (await cardsOf(page).all()).entries()) {
    const expectedLoading = ["eager high", "eager auto"][index] ?? "lazy auto";
    expect(new Set(await loadingOf(card))).toEqual(new Set([expectedLoading]));
  }
});

test("a focused card scrolls fully into view", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    for (const index of [...cards.keys(), ...cards.keys()].toReversed()) {
      await cardAt(page, index).getByRole("link").focus();
      await expect(cardAt(page, index)).toBeInViewport({ ratio: 1 });
    }
  }
});

test("browsers can decode every icon generated from the owner's image", async ({ page, request }) => {
  const image = await readFile(pathInSite(join(paths.content, "favicon.png")), "base64");
  const svg = await request.get("/favicon.svg");
  expect(await svg.text()).toContain(`data:image/png;base64,${image}`);
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  await expect(icons).toHaveCount(3);
  // Only the owner's own favicon.svg is on the page.
  await expect(page.locator('img[src="/favicon.svg"]')).toHaveCount(0);
  for (const icon of await icons.all()) {
    await icon.evaluate(async ({ href }: HTMLLinkElement) => {
      const image = new Image();
      image.src = href;
      await image.decode();
    });
  }
});

function cardsOf(page: Page): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
}

function cardAt(page: Page, index: number): Locator {
  return cardsOf(page).nth(index);
}

/** Rounds positions, because a column can begin at half a pixel. */
function cardBoxes(page: Page) {
  return cardsOf(page).evaluateAll((all) =>
    all.map((card) => {
      const { x, y, width } = card.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
    }),
  );
}

function positionInDocument(locator: Locator): Promise<number> {
  return locator.evaluate((element) => [...document.querySelectorAll("*")].indexOf(element));
}

/** Lists the transforms of a card's image layers. */
function poseOf(stage: Locator): Promise<string> {
  return stage.evaluate((element) =>
    [...element.querySelectorAll("*")]
      .map((layer) => {
        const { transform, translate } = getComputedStyle(layer);
        return transform + translate;
      })
      .join("\n"),
  );
}
