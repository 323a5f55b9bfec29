import type { ReactNode } from "react";
import type { Update } from "../../server/http/updates.ts";
import { fieldName, parseFieldName } from "../../shared/field-path.ts";
import { Page, PageProvider } from "../frame/page.ts";
import { SETTINGS_SELECTOR } from "../frame/page-frame.ts";
import { Media, MediaProvider } from "../media/media.tsx";
import { Arranger, ArrangerProvider } from "../outline/arranger.tsx";
import { Pages, PagesProvider } from "../pages/pages.ts";
import { Settings, SettingsProvider } from "../settings/settings.ts";
import { type Call, CallProvider } from "../state/connection.ts";
import { type Notices, NoticesProvider } from "../state/notices.ts";
import { createSaveValue } from "../state/save-value.tsx";
import { Saving, SavingProvider } from "../state/saving.ts";
import { Site, SiteProvider, type SiteState } from "../state/site.ts";
import { doneMessage, UndoNotice } from "../state/undo-notice.ts";
import { TextEditor, TextProvider } from "../text/text-editor.ts";

/** Connects the models of the client. A model knows only what it receives here. */
export class Studio {
  readonly call: Call;
  readonly notices: Notices;
  readonly site: Site;
  readonly saving: Saving;
  readonly page: Page;
  readonly editor: TextEditor;
  readonly settings: Settings;
  readonly media: Media;
  readonly arranger: Arranger;
  readonly pages: Pages;

  /** @param onLoad runs after the frame has loaded a page */
  constructor(call: Call, notices: Notices, initial: SiteState, onLoad: () => void) {
    this.call = call;
    this.notices = notices;
    const site = new Site(initial);
    const saving = new Saving(notices, site);
    const page = new Page({
      site,
      onLoad: () => {
        onLoad();
        this.#showLoadedPage();
      },
      onKept: (element, newHtml) => this.editor.update(element, newHtml),
      onMove: () => this.placePopovers(),
    });
    const { frame } = page;
    const undoNotice = new UndoNotice({ notices, site, undo: () => this.undoOrRedo("undo") });
    const replaceMedia: Media["replace"] = (...media) => this.media.replace(...media);
    const saveValue = createSaveValue({
      ...{ call, saving, notices },
      isWritingElsewhere: (place) => {
        const { editedPlace } = this.editor;
        return editedPlace !== null && fieldName(editedPlace) !== fieldName(place);
      },
    });
    site.state.subscribe(({ undo, redo, outside }, before) => {
      const isDone = undo !== null && undo !== before.undo && redo === null;
      // A notice shows a change by another program.
      if (isDone && !outside) notices.showMessage(doneMessage(undo));
    });
    this.site = site;
    this.saving = saving;
    this.page = page;
    this.editor = new TextEditor({
      ...{ call, saveValue, frame, notices },
      onChange: (place) => {
        this.placePopovers();
        if (!place || !this.settings.isOpen) return;
        // On a phone, the tools of the text take the place of the settings.
        if (isNarrower(768)) this.settings.hide();
        else this.settings.open(place);
      },
    });
    const { editor } = this;
    this.arranger = new Arranger({
      ...{ call, page, editor, notices, undoNotice, saving, site, replaceMedia },
      onOpen: () => isNarrower(1024) && this.settings.hide(),
    });
    const { arranger } = this;
    this.settings = new Settings({
      ...{ call, saveValue, page, site, notices },
      onSave: (place) => {
        editor.discard(place);
        this.placePopovers();
      },
      selectedPlace: () => editor.editedPlace ?? arranger.selectedPlace,
      onOpen: () => isNarrower(1024) && arranger.close(),
    });
    const { settings } = this;
    this.media = new Media({
      ...{ call, saveValue },
      run: (...change) => saving.run(...change),
      saveAll: () => editor.saveAll(),
      find: (name) => frame.find(name),
      openDialog: (dialog) => notices.openDialog(dialog),
      reloadPage: () => page.go(frame.address),
    });
    this.pages = new Pages({ page, editor, settings, media: this.media, undoNotice });
  }

  /** Shows what has changed, in one step: the rows are never newer than the page that the owner sees. */
  show({ site, page, form }: Update): void {
    this.site.show(site);
    this.settings.show(form);
    const { address, isOutdated } = this.page.state.getState();
    const isGone = this.page.shownAddress !== "" && !this.site.pageAt(address);
    // A change of the pages shows another page itself. A page with unsaved texts stays.
    if (isGone && !isOutdated && !this.editor.isUnsaved) this.page.go("/");
    else if (page && this.page.show(page)) {
      this.arranger.showOutline(page);
      this.placePopovers();
    }
  }

  readonly undoOrRedo = async (verb: "undo" | "redo"): Promise<void> => {
    if (!(await this.editor.saveAll())) return;
    await this.saving.finish();
    const label = this.site.value[verb];
    if (label === null) return;
    const done = verb === "undo" ? `Undone: ${label}` : `Redone: ${label}`;
    const change = () => this.saving.run(() => this.call(verb, null), { done, failure: "" });
    await this.arranger.followPart(() => this.page.whileOutdated(change).catch(() => undefined));
  };

  /** Starts to edit an element. Returns false if the element is not editable. */
  readonly edit = (element: HTMLElement | null, pointer?: { x: number; y: number }): boolean => {
    const { studio, studioMarkdown, studioSrc, studioPart, studioHref, studioInSettings } =
      element?.dataset ?? {};
    if (element && this.editor.isPending(element)) void this.editor.begin(element, pointer);
    else if (studio && studioInSettings) this.settings.open(parseFieldName(studio), true);
    else if (element && (studio ?? studioMarkdown) !== undefined) void this.editor.begin(element, pointer);
    else if (element?.matches(SETTINGS_SELECTOR))
      this.settings.open(parseFieldName(studioPart ?? studioHref ?? studioSrc ?? ""), true);
    else if (element && studioSrc !== undefined) this.replaceMedia(element);
    else return false;
    return true;
  };

  replaceMedia(element: HTMLElement, file?: File): void {
    void this.media.replace(parseFieldName(element.dataset.studioSrc ?? ""), element.matches("video"), file);
  }

  /** Focuses a text or setting that cannot be saved. Returns false if everything is saved. */
  async showRefused(): Promise<boolean> {
    return !(await this.editor.saveAll()) || this.settings.showRefused();
  }

  /** Opens the sheet, unless a text or a value in the settings could not be saved. */
  async openPublishSheet(sheet: ReactNode): Promise<void> {
    if (!(await this.showRefused())) void this.notices.openDialog(sheet);
  }

  /** Places marks and tools next to their elements after the page has moved. */
  placePopovers(): void {
    this.arranger.placeTools();
    this.editor.placeTools();
  }

  get isUnsaved(): boolean {
    return this.editor.isUnsaved || this.settings.drafts.size > 0;
  }

  #showLoadedPage(): void {
    // Save a text that the owner typed in the previous page while this page loaded.
    this.editor.onBlur();
    this.arranger.select(null);
    this.settings.followPage(this.page.address);
    this.placePopovers();
    // The update in the response contains the rows, and the page if it has changed since.
    void this.call("show", null);
  }
}

/** Below 1024 px, only the outline or the settings fit next to the page, and below 768 px neither. */
function isNarrower(pixels: 768 | 1024): boolean {
  return matchMedia(`(width < ${pixels}px)`).matches;
}

/** Gives components the models of the client. */
export function StudioProvider({ studio, children }: { studio: Studio; children: ReactNode }) {
  return (
    <CallProvider value={studio.call}>
      <NoticesProvider value={studio.notices}>
        <SiteProvider value={studio.site}>
          <SavingProvider value={studio.saving}>
            <PageProvider value={studio.page}>
              <TextProvider value={studio.editor}>
                <SettingsProvider value={studio.settings}>
                  <MediaProvider value={studio.media}>
                    <ArrangerProvider value={studio.arranger}>
                      <PagesProvider value={studio.pages}>{children}</PagesProvider>
                    </ArrangerProvider>
                  </MediaProvider>
                </SettingsProvider>
              </TextProvider>
            </PageProvider>
          </SavingProvider>
        </SiteProvider>
      </NoticesProvider>
    </CallProvider>
  );
}
