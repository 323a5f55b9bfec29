/**
 * `node lab/docs-images/docs-images.ts` generates the images in the documents. The argument `tour`, `content` or `look`
 * generates only the images of README.md, docs/content.md or docs/look.md.
 */
import { chromium } from "@playwright/test";
import { browserOptions } from "../../tests/helpers/browser/launch.ts";
import { makeContentImages } from "./content.ts";
import { makeLookImages } from "./look.ts";
import { makeTour } from "./tour.ts";

const PARTS = { tour: makeTour, content: makeContentImages, look: makeLookImages };

const names = process.argv.slice(2);
await using browser = await chromium.launch(browserOptions());
for (const [name, make] of Object.entries(PARTS))
  if (names.length === 0 || names.includes(name)) await make(browser);
