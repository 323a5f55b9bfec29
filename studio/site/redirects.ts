import { parse } from "yaml";
import { pageAddress } from "#app/site-map.ts";
import { isRecord, listAt } from "../../pipeline/read/content-fields.ts";
import { setValue } from "../files/set-value.ts";
import { editList } from "../structure/edit-list.ts";
import type { EditSet } from "./edit-set.ts";

const FILE = "redirects.yaml";

type Entry = Record<PropertyKey, unknown>;

export async function redirectsIn(edits: EditSet): Promise<Entry[]> {
  return listAt(parse((await edits.text(FILE)) ?? "")).map((entry) => (isRecord(entry) ? entry : {}));
}

export async function removeRedirects(edits: EditSet, isRemoved: (entry: Entry) => boolean): Promise<void> {
  const entries = [...(await redirectsIn(edits)).entries()];
  for (const [index, entry] of entries.reverse())
    if (isRemoved(entry))
      await edits.changeText(FILE, (text) => editList(text, [], { action: "remove", index }));
}

/** Leads redirects to another address, or removes them. Invitations do not follow them anymore. */
export async function endRedirectsTo(edits: EditSet, slug: string, to: string | null): Promise<void> {
  const isEnded = (entry: Entry) => entry.to === pageAddress(slug);
  if (to === null) return removeRedirects(edits, isEnded);
  for (const [index, entry] of (await redirectsIn(edits)).entries())
    if (isEnded(entry))
      await edits.changeText(FILE, (text) =>
        setValue(setValue(text, [index, "to"], to), [index, "renamed"], undefined),
      );
}

export async function addRedirect(edits: EditSet, from: string, to: string, renamed: boolean): Promise<void> {
  const yaml = `- from: ${pageAddress(from)}\n  to: ${to}\n${renamed ? "  renamed: true\n" : ""}`;
  const index = (await redirectsIn(edits)).length;
  await edits.changeText(FILE, (text) => editList(text, [], { action: "insert", index, yaml }));
}
