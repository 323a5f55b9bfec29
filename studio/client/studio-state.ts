import type { ReactNode } from "react";
import type { FieldPath } from "../field-name.ts";
import type { State } from "./api.ts";
import type { Mark } from "./page/marks.ts";
import type { Path, Row } from "./structure/parts.ts";
import type { EditedText } from "./text/edited-text.ts";

/** The browser remembers the page that the owner saw last. */
export const LAST_PAGE = "studio-page";

export interface StudioState {
  /** The server's state is null until it has loaded. */
  site: State | null;
  /** The path of the page in the frame. */
  address: string;
  message: string;
  isAlarm: boolean;
  scheme: "light" | "dark";
  width: "phone" | "tablet" | "desktop";
  /** The form that the panel shows. A new object with the same place shows the form again. */
  form: { place: FieldPath; shouldFocus: boolean } | null;
  isOutlineOpen: boolean;
  /** The parts of the page, for the outline. */
  rows: Row[];
  /** The path of the selected part. */
  part: Path | null;
  partBox: DOMRect | null;
  /** The place of the "+" between two sections. */
  gap: { index: number; x: number; y: number } | null;
  /** The element and mode of the edited text. */
  editing: Pick<EditedText, "element" | "mode"> | null;
  editedBox: DOMRect | null;
  marks: Mark[];
  /** The page is shown as visitors see it while the owner holds Alt. */
  isPlain: boolean;
  textError: string | null;
  /** The field for a link's address is visible unless this is null. */
  link: { address: string; range: Range } | null;
  dialog: ReactNode;
}

export function initialState(): StudioState {
  return {
    site: null,
    address: localStorage.getItem(LAST_PAGE) ?? "/",
    message: "",
    isAlarm: false,
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    width: "desktop",
    form: null,
    isOutlineOpen: false,
    rows: [],
    part: null,
    partBox: null,
    gap: null,
    editing: null,
    editedBox: null,
    marks: [],
    isPlain: false,
    textError: null,
    link: null,
    dialog: null,
  };
}
