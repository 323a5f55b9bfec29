import type { ReactNode } from "react";
import type { FieldPath } from "../../shared/field-path.ts";
import type { Call } from "../state/connection.ts";
import type { SaveValue } from "../state/save-value.tsx";
import type { Saving } from "../state/saving.ts";
import type { MediaState } from "./media-choice.ts";
import type { MediaTarget } from "./media-target.ts";

/** Lists what a media dialog needs from the studio. */
export interface MediaServices {
  call: Call;
  saveValue: SaveValue;
  run: Saving["run"];
  /** Resolves with false if a text on the page could not be saved. */
  saveAll: () => Promise<boolean>;
  find: (fieldName: string) => HTMLElement | null;
  openDialog: (dialog: ReactNode) => Promise<unknown>;
  reloadPage: () => void;
}

/** The input of the server in addition to a new file. */
export interface MediaInput {
  place: FieldPath;
  item: unknown;
  name: string;
  alt: string | null;
  focus?: string;
  tall?: string;
}

/** Saves a new file with its texts, or only the changed texts, as one undo step. @param send sends the new file */
export async function saveMedia(
  services: MediaServices,
  target: MediaTarget,
  { file, alt, focus, tall, isTall }: MediaState,
  send: (input: MediaInput) => Promise<unknown>,
): Promise<void> {
  const { place, item, altName, oldAlt, focusName, tallName } = target;
  if (file) {
    const layout = { ...(focus && { focus }), ...(isTall && tall && { tall }) };
    const input = { place, item, name: file.name, alt: altName ? alt : null, ...layout };
    await services.run(() => send(input));
  } else
    await saveFields(services, target, {
      ...(altName && alt !== oldAlt && { [altName]: alt || undefined }),
      ...(focusName && { [focusName]: focus }),
      ...(tallName && { [tallName]: tall }),
    });
  // The address of the icon never changes.
  if (target.kind === "icon") services.reloadPage();
}

/** Saves the changed fields. The value `undefined` removes a field. */
async function saveFields(
  { saveValue }: MediaServices,
  { group: { file, path }, values, item }: MediaTarget,
  fields: Record<string, string | undefined>,
): Promise<void> {
  const [change, ...others] = Object.entries(fields).filter(([name, value]) => value !== values[name]);
  if (!change) return;
  const [name, value] = change;
  if (others.length > 0) await saveValue({ file, path }, { ...values, ...fields }, values, item);
  else await saveValue({ file, path: [...path, name] }, value, values[name], item);
}
