import { pagePath } from "#app/site-map.ts";
import { listAt } from "../../../pipeline/read/content-fields.ts";
import { dataAt, type Path } from "../../shared/field-path.ts";
import type { UndoStep } from "../content/store.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import type { Value } from "../content/yaml/splices.ts";
import type { StudioParts } from "./changes.ts";
import { changeSite, type EditSet } from "./edit-set.ts";
import { colorOf, newCard, newStudy, plainImage } from "./new-files.ts";
import { PROFILE, STUDIES } from "./placeholders.ts";
import { changeFields, endRedirects, withAddress } from "./references.ts";
import { sampleLeftovers } from "./sample.ts";
import { fileOf, withoutStudyTexts } from "./site-changes.ts";
import { restorableFilesIn } from "./site-files.ts";

/** Replaces all studies, pages and cards, and the sample's texts in the profile, as one undo step. */
export function beginEmpty(parts: StudioParts): Promise<UndoStep> {
  return changeSite(parts, "Begin empty", "profile.yaml", async (edits) => {
    const leftovers = await sampleLeftovers(parts);
    const sampleImages = leftovers.filter(({ path }) => path.length === 0).map(({ file }) => file);
    const isRemoved = (file: string) =>
      /^(?!(fonts|resumes)\/).*\//.test(file) || sampleImages.includes(file);
    for (const file of await restorableFilesIn(isRemoved)) await edits.write(file, null);
    await removeReferences(parts, edits);
    for (const [index, { title, slug, access }] of STUDIES.entries()) {
      await edits.write(fileOf("study", slug), newStudy(title, access, colorOf(index)));
      await edits.write(`cards/${slug}.png`, await plainImage(colorOf(index)));
    }
    const cards = STUDIES.map(({ title, slug }, index) =>
      withoutStudyTexts(newCard(title, pagePath(slug), `cards/${slug}.png`, colorOf(index))),
    );
    await edits.setFields("projects.yaml", { cards });
    const fields = leftovers.filter(({ file }) => file === "profile.yaml").map(({ path }) => path);
    await edits.changeText("profile.yaml", (text) => replaceFields(text, fields));
    if (fields.some((path) => path.at(-1) === "imgLink"))
      await edits.write(PROFILE.blurb.imgLink, await plainImage(colorOf(2), 800, 800));
  });
}

/** Removes redirects, and all references to studies and pages. */
async function removeReferences({ live }: StudioParts, edits: EditSet): Promise<void> {
  await endRedirects(edits, () => true);
  await edits.setFields("profile.yaml", { openFirst: undefined, pages: undefined });
  for (const { slug } of [...live.content.caseStudies, ...live.content.pages])
    await changeFields(edits, (field) => withAddress(field, slug, null));
}

/** Replaces fields of the profile with placeholders. Removes a field that has no placeholder. */
function replaceFields(text: string, fields: Path[]): string {
  const ownLinks = listAt(parseData(text), "links").filter(
    (_, index) => !fields.some(([field, position]) => field === "links" && position === index),
  );
  const changes = fields.map((path) =>
    path[0] === "links"
      ? { path: ["links"], value: ownLinks.length > 0 ? ownLinks : PROFILE.links }
      : { path, value: dataAt(PROFILE, path) },
  );
  return changes.reduce((newText, { path, value }) => setValue(newText, path, value as Value), text);
}
