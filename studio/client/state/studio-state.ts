import type { SectionKind } from "../../server/edits/section-kinds.ts";
import type { FieldPath, Path } from "../../shared/field-path.ts";
import { VIEWS, type View } from "../../shared/views.ts";
import type { Mark } from "../frame/marks.ts";
import type { Row } from "../outline/parts.ts";
import type { EditedText } from "../text/edited-text.ts";
import type { OpenDialog } from "../ui/open-dialog.ts";
import type { State } from "./api.ts";

/** The key in localStorage for the page that the owner saw last. */
export const LAST_PAGE = "studio-page";

/** The key in sessionStorage for the visitor as whom this tab shows the page. */
export const VIEW = "studio-view";

export interface StudioState {
  /** The server's state, or null until it has loaded. */
  site: State | null;
  /** The path of the page in the frame. */
  address: string;
  view: View;
  /** The page is older than the content, so its parts can be in other places. The owner cannot click it. */
  isOutdated: boolean;
  message: string;
  isAlarm: boolean;
  scheme: "light" | "dark";
  width: "phone" | "tablet" | "desktop";
  /** The form that the panel shows. A new object with the same place shows the form again. */
  form: { place: FieldPath; shouldFocus: boolean } | null;
  isOutlineOpen: boolean;
  rows: Row[];
  kinds: SectionKind[];
  /** The path of the selected part. */
  part: Path | null;
  partBox: DOMRect | null;
  /** The position of the "+" between two sections. */
  gap: { index: number; x: number; y: number } | null;
  editing: Pick<EditedText, "element" | "mode"> | null;
  editedBox: DOMRect | null;
  marks: Mark[];
  /** True while the owner holds Alt to see the page as visitors see it. */
  isPlain: boolean;
  textError: string | null;
  /** The link whose address the owner is editing. */
  link: { address: string; range: Range } | null;
  /** The last dialog is on top. */
  dialogs: OpenDialog[];
}

export function initialState(): StudioState {
  return {
    site: null,
    address: localStorage.getItem(LAST_PAGE) ?? "/",
    view: VIEWS.find((view) => view === sessionStorage.getItem(VIEW)) ?? "inside",
    isOutdated: false,
    message: "",
    isAlarm: false,
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    width: "desktop",
    form: null,
    isOutlineOpen: false,
    rows: [],
    kinds: [],
    part: null,
    partBox: null,
    gap: null,
    editing: null,
    editedBox: null,
    marks: [],
    isPlain: false,
    textError: null,
    link: null,
    dialogs: [],
  };
}
