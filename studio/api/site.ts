import type { Hono } from "hono";
import type { StudioParts } from "../changes.ts";
import { API_PATH } from "../guard.ts";
import { beginEmpty } from "../site/begin-empty.ts";
import { consequencesOf, questionSchema } from "../site/consequences.ts";
import { sampleLeftovers } from "../site/sample.ts";
import { cardChangeSchema, changePages, changeSchema, createCard } from "../site/site-changes.ts";
import { setSiteImage, siteImageSchema } from "../site/site-images.ts";
import { languageSchema, setLanguage } from "../translations/set-language.ts";
import { jsonLimit, mediaLimit } from "./body-limits.ts";

export function addSiteRoutes(app: Hono, parts: StudioParts, respond: () => Response): void {
  for (const kind of ["study", "page"] as const) {
    app.post(API_PATH + kind, jsonLimit, async (c) => {
      await changePages(parts, kind, changeSchema.parse(await c.req.json()));
      return respond();
    });
  }
  app.post(`${API_PATH}card`, jsonLimit, async (c) => {
    await createCard(parts, cardChangeSchema.parse(await c.req.json()));
    return respond();
  });
  app.get(`${API_PATH}study/consequences`, async (c) =>
    c.json(await consequencesOf(parts, questionSchema.parse(c.req.query()))),
  );
  app.post(`${API_PATH}begin-empty`, jsonLimit, async () => {
    await beginEmpty(parts);
    return respond();
  });
  app.post(`${API_PATH}site-image`, mediaLimit, async (c) => {
    const { image, name = "" } = c.req.query();
    const bytes = Buffer.from(await c.req.arrayBuffer());
    await setSiteImage(parts, siteImageSchema.parse(image), { name, bytes });
    return respond();
  });
  app.post(`${API_PATH}language`, jsonLimit, async (c) => {
    await setLanguage(parts, languageSchema.parse(await c.req.json()));
    return respond();
  });
  app.get(`${API_PATH}sample-leftovers`, async (c) => c.json(await sampleLeftovers(parts)));
}
