import { callApi } from "../state/api.ts";
import type { Schema } from "./schema.ts";

/** The keys of `notes` and `defaults` are paths such as "cards.0.image". */
export interface SettingsForm {
  file: string;
  schema: Schema;
  data: unknown;
  /** The page's version of the data, with the addresses of images. */
  shown: unknown;
  /** The icon and share images of the page. */
  images: { image: string; title: string; src: string; file: string | null }[];
  /** The build's warnings. */
  notes: Record<string, string[]>;
  defaults: Record<string, string | number>;
  /** Suggested values for fields, by the purpose of the field. */
  suggestions: Record<string, { value: string; label: string }[]>;
}

export async function loadForm(file: string): Promise<SettingsForm> {
  return { file, ...(await (await callApi(`form?file=${encodeURIComponent(file)}`)).json()) };
}
