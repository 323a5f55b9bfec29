import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { pieceDocument } from "../kit/document.ts";

const ORIGIN = "http://artwork.localhost";
/** Some pieces paint landscapes while they load. */
const LOAD_TIMEOUT = 240_000;

interface Size {
  width: number;
  height: number;
  scale: number;
}

/** A page with the piece on it, its fonts and pictures loaded. Throws when one of them is not there. */
export async function openDocument(browser: Browser, body: string, size: Size): Promise<Page> {
  const { width, height, scale } = size;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.route("**/*", async (route) => {
    const pathname = decodeURIComponent(new URL(route.request().url()).pathname);
    const path = fileOf(pathname);
    if (pathname === "/") {
      await route.fulfill({ contentType: "text/html", body: pieceDocument(body, width, height) });
    } else if (existsSync(path)) {
      await route.fulfill({ path });
    } else {
      problems.push(`it asks for ${path}, which is not there`);
      await route.abort();
    }
  });
  await page.goto(ORIGIN, { timeout: LOAD_TIMEOUT });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  if (problems.length > 0) throw new Error(problems.join("; "));
  return page;
}

const FONT_PACKAGES = { fonts: "@fontsource-variable", "single-weight-fonts": "@fontsource" };

/** Fonts come from their packages, all other files from the repository. */
function fileOf(pathname: string): string {
  const [, folder, ...rest] = pathname.split("/");
  const packages = FONT_PACKAGES[folder as keyof typeof FONT_PACKAGES];
  return packages ? join("node_modules", packages, ...rest) : join(".", pathname);
}
