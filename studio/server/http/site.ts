import type { Hono } from "hono";
import { beginEmpty } from "../edits/begin-empty.ts";
import type { StudioParts } from "../edits/changes.ts";
import { consequencesOf, questionSchema } from "../edits/consequences.ts";
import { sampleLeftovers } from "../edits/sample.ts";
import { languageSchema, setLanguage } from "../edits/set-language.ts";
import { cardChangeSchema, changePages, changeSchema, createCard } from "../edits/site-changes.ts";
import { setSiteImage, siteImageSchema } from "../edits/site-images.ts";
import { jsonLimit, mediaLimit } from "./body-limits.ts";
import { API_PATH } from "./guard.ts";

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
