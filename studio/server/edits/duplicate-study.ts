import { pagePath } from "#app/site-map.ts";
import { dataAt } from "../../shared/field-path.ts";
import { editList, itemText } from "../content/yaml/edit-list.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import type { EditSet } from "./edit-set.ts";
import { setAccess } from "./new-files.ts";
import { cardIndex } from "./references.ts";
import { filesIn } from "./site-files.ts";
import { unusedName } from "./unused-name.ts";

interface Copy {
  slug: string;
  address: string;
  title: string;
}

/** Copies a study with its files as a draft, and its card with the images of the card. */
export async function duplicateStudy(edits: EditSet, { slug, address, title }: Copy): Promise<void> {
  const [from, to] = [`case-studies/${slug}`, `case-studies/${address}`];
  for (const file of await filesIn((name) => name.startsWith(`${from}/`)))
    await edits.write(to + file.slice(from.length), await edits.bytes(file));
  await edits.changeText(`${to}/case-study.yaml`, (text) =>
    setAccess(setValue(text, ["hero", "title"], title), "draft"),
  );
  await duplicateCard(edits, slug, pagePath(address));
}

/**
 * Inserts a copy of the card after its original, if there is one. The copy omits its title, and a description that equals
 * the study's, so it shows the texts of the new study.
 */
async function duplicateCard(edits: EditSet, slug: string, link: string): Promise<void> {
  const projects = (await edits.text("projects.yaml")) ?? "";
  const index = cardIndex(projects, slug);
  if (index < 0) return;
  const card = ["cards", index];
  const yaml = itemText(projects, card);
  const study = parseData((await edits.text(`case-studies/${slug}/case-study.yaml`)) ?? "");
  const hasStudyText = dataAt(parseData(yaml), [0, "description"]) === dataAt(study, ["hero", "description"]);
  let copy = setValue(yaml, [0, "link"], link);
  // Without its first field, the item would begin with an empty line.
  for (const field of ["title", ...(hasStudyText ? ["description"] : [])])
    copy = setValue(copy, [0, field], undefined).replace(/^- *\n +/, "- ");
  for (const field of ["image", "bgimage"]) {
    const image = dataAt(parseData(yaml), [0, field]);
    const bytes = typeof image === "string" ? await edits.bytes(image) : null;
    if (typeof image !== "string" || !bytes) continue;
    const name = await unusedName(image, async (candidate) => (await edits.bytes(candidate)) === null);
    await edits.write(name, bytes);
    copy = setValue(copy, [0, field], name);
  }
  await edits.changeText("projects.yaml", (text) =>
    editList(text, ["cards"], { action: "insert", index: index + 1, yaml: copy }),
  );
}
