import { type FieldPath, parseFieldName } from "../../shared/field-path.ts";
import { FILE_TITLES } from "../../shared/titles.ts";
import type { Page } from "../frame/page.ts";
import type { Call, Result } from "../state/connection.ts";
import { createModelContext, createState } from "../state/model.ts";
import type { Notices } from "../state/notices.ts";
import type { SaveValue } from "../state/save-value.tsx";
import type { Site } from "../state/site.ts";
import type { FieldDraft } from "./field-draft.ts";
import { Preview } from "./preview.ts";
import type { Schema } from "./schema.ts";

/** The values of a file. The keys of `notes` and `defaults` are paths such as "cards.0.image". */
export interface SettingsForm extends Omit<LoadedForm, "schema" | "suggestions"> {
  schema: Schema;
  suggestions: Record<string, { value: string; label: string }[]>;
}
type LoadedForm = Result<"getForm">;

interface SettingsOptions {
  call: Call;
  saveValue: SaveValue;
  page: Pick<Page, "address" | "markField" | "scrollTo">;
  site: Pick<Site, "pageAt">;
  notices: Pick<Notices, "showMessage">;
  /** Returns the place of the selected text or part. */
  selectedPlace: () => FieldPath | null;
  /** Runs after the owner has chosen the value of a field, also the saved one. */
  onSave: (place: FieldPath) => void;
  /** Runs after the settings open. */
  onOpen: () => void;
}

interface SettingsState {
  /** The place around which the settings show values, or null if they are closed. */
  opened: { place: FieldPath; shouldFocus: boolean } | null;
  /** The values of the file, or null until they have loaded. */
  form: SettingsForm | null;
  /** The number of fields whose values were refused. */
  refused: number;
}

export const [SettingsProvider, useSettings] = createModelContext<Settings>();

/** The settings next to the page: which values they show, and unsaved values. */
export class Settings {
  readonly state = createState<SettingsState>({ opened: null, form: null, refused: 0 });
  /** Maps field names to drafts with an unsaved value. */
  readonly drafts = new Map<string, FieldDraft>();
  /** Maps files to the groups that the owner has opened or closed, for the next time the settings show the file. */
  readonly groups = new Map<string, Record<string, boolean>>();
  readonly preview: Preview;
  readonly saveValue: SaveValue;
  readonly onSave: SettingsOptions["onSave"];
  readonly notices: SettingsOptions["notices"];
  readonly #options: SettingsOptions;
  #lastPlace: FieldPath = { file: "theme.yaml", path: [] };

  constructor(options: SettingsOptions) {
    const { call, saveValue, onSave, notices } = options;
    this.#options = options;
    this.onSave = onSave;
    this.notices = notices;
    this.saveValue = saveValue;
    this.preview = new Preview((place, value) => call("preview", { ...place, value }));
  }

  /** The file whose values are shown, or "". */
  get file(): string {
    return this.state.getState().opened?.place.file ?? "";
  }

  get isOpen(): boolean {
    return this.state.getState().opened !== null;
  }

  /** Updates the count in the bar after a draft has changed. */
  countRefused(): void {
    this.state.setState({ refused: [...this.drafts.values()].filter(({ error }) => error).length });
  }

  /** Focuses a field whose value was refused. Returns false if there is none. */
  showRefused(): boolean {
    const name = [...this.drafts].find(([, { error }]) => error)?.[0];
    if (name !== undefined) this.open(parseFieldName(name), true);
    return name !== undefined;
  }

  /** Shows the values around a field, by default of the selected text or part. Can focus the field. */
  open(place = this.#options.selectedPlace() ?? this.#lastPlace, shouldFocus = false): void {
    const isShown = place.file === this.file;
    this.#lastPlace = place;
    this.state.setState({ opened: { place, shouldFocus }, ...(!isShown && { form: null }) });
    this.#options.onOpen();
    // The update in the response contains the values. Older ones could be outdated.
    if (!isShown) void this.#options.call("show", null);
  }

  hide(): void {
    this.state.setState({ opened: null });
  }

  /** Hides the settings, and moves the focus to the button that opens them. */
  close(): void {
    this.hide();
    document.getElementById("settings")?.focus();
  }

  /** Shows new values of the file, unless the owner has opened another file. */
  show(form: LoadedForm | null): void {
    if (form?.file === this.file) this.state.setState({ form: form as SettingsForm });
  }

  /** If the values of another page are shown, shows those of the page at `address`. */
  followPage(address: string): void {
    const file = this.#options.site.pageAt(address)?.file;
    if (this.isOpen && file && file !== this.file && !FILE_TITLES[this.file]) this.open({ file, path: [] });
  }

  /** Scrolls the page to the part whose settings are open. On a phone, the settings could cover it. */
  scrollPageTo(place: FieldPath): void {
    this.#options.page.scrollTo(place);
  }

  /** Marks the field whose control has the focus on the page. */
  markField(place: FieldPath | null): void {
    this.#options.page.markField(place);
  }
}
