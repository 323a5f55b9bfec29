import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { projectVersion } from "../../../files/project-version.ts";
import { coalesceCalls } from "../../../pipeline/coalesce-calls.ts";
import { formatProblem, type Problem } from "../../../pipeline/read/problem.ts";
import { takeView, withView } from "../../shared/views.ts";
import type { StudioParts } from "../edits/changes.ts";
import { countOldNames } from "../edits/current-names.ts";
import { describeProblem } from "../edits/labels.ts";
import { outlineOf } from "../edits/outline.ts";
import { likelyField, missingCardType, ownerMessage } from "../edits/owner-message.ts";
import { pagesOfSite } from "../edits/pages.ts";
import { sampleLeftovers } from "../edits/sample.ts";
import { sectionKinds } from "../edits/section-kinds.ts";
import { unusedMedia } from "../edits/unused-media.ts";
import { labelCards } from "../page/card-labels.ts";
import type { Renderer } from "../page/renderer.ts";
import type { createCookies } from "../page/view-cookies.ts";
import { readableAddress } from "../publish/online.ts";
import type { Publisher } from "../publish/publisher.ts";
import { reviewOf } from "../publish/review.ts";
import { formOf } from "./form.ts";

/** Describes what a tab shows: the path of its page with the query, and the file of its settings. Each can be empty. */
export const shownSchema = z.object({
  tab: z.string().max(100),
  page: z.string().max(4000),
  form: z.string().max(300),
});
type Shown = z.infer<typeof shownSchema>;

/** Contains everything that a tab shows. A tab ignores an update whose number is smaller than its last one. */
export type Update = Awaited<ReturnType<Updates["updateFor"]>>;

interface Tab {
  shown: Shown;
  send: (update: Update) => void;
}

interface UpdatedParts extends StudioParts {
  renderer: Pick<Renderer, "showContent" | "page" | "sectionIdsOf">;
  publisher: Publisher;
  cookieOf: ReturnType<typeof createCookies>;
}

/** Sends what has changed: as part of a response, and to all tabs after a rebuild or a new stage of a publication. */
export class Updates {
  readonly #parts: UpdatedParts;
  readonly #tabs = new Map<string, Tab>();
  /** These lists read all of content/, so they are made once for each rebuild. */
  #lists: Awaited<ReturnType<Updates["listsOf"]>> | null = null;
  // Tabs stay open when the studio starts again.
  #count = Date.now();
  #content: Content | null = null;
  #contentCount = 0;

  constructor(parts: UpdatedParts) {
    const { live, publisher } = parts;
    this.#parts = parts;
    live.on("change", () => {
      this.showContent(live.content);
      void this.sendToTabs();
    });
    publisher.on("change", () => void this.sendToTabs());
  }

  /** Shows content on all pages, instead of the content with a preview. */
  showContent(content: Content): void {
    if (content === this.#content) return;
    this.#content = content;
    this.#contentCount += 1;
    this.#parts.renderer.showContent(content);
  }

  /** Shows a preview, unless the content changes in the meantime. @param load resolves with null if the value has a problem */
  async preview(load: () => Promise<Content | null>): Promise<void> {
    const count = this.#contentCount;
    const content = await load();
    if (count === this.#contentCount) this.showContent(content ?? this.#parts.live.content);
  }

  /** Sends updates to a tab from now on, and one at once. Returns a function that ends this. */
  follow(shown: Shown, send: Tab["send"]): () => void {
    const tab = { shown, send };
    this.#tabs.set(shown.tab, tab);
    this.#sendTo(tab).catch(console.error);
    return () => {
      if (this.#tabs.get(shown.tab) === tab) this.#tabs.delete(shown.tab);
    };
  }

  readonly sendToTabs = coalesceCalls(async () => {
    this.#lists = await this.listsOf();
    await Promise.all([...this.#tabs.values()].map((tab) => this.#sendTo(tab).catch(console.error)));
  });

  async #sendTo(tab: Tab): Promise<void> {
    this.#lists ??= await this.listsOf();
    tab.send(await this.updateFor(tab.shown));
  }

  async updateFor(shown: Shown) {
    this.#count += 1;
    const number = this.#count;
    const tab = this.#tabs.get(shown.tab);
    if (tab) tab.shown = shown;
    const { store, live, publisher } = this.#parts;
    const forOwner = (problem: Problem) => ({
      ...problem,
      where: describeProblem(live.content, problem),
      message: ownerMessage(live.content, problem),
      details: formatProblem(problem),
      missingType: missingCardType(live.content, problem),
      likelyField: likelyField(problem),
    });
    const { siteUrl, onlineAt } = publisher.status;
    const site = {
      ...store.history,
      isGenerating: live.isGenerating,
      problems: live.problems.map(forOwner),
      notes: live.warnings.map(forOwner),
      publish: {
        ...publisher.status,
        siteUrl: readableAddress(siteUrl),
        onlineAt: readableAddress(onlineAt),
      },
      version: projectVersion(),
      scheme: live.content.theme.scheme,
      pages: pagesOfSite(live.content, live.invitedStudies),
      ...(this.#lists ?? (await this.listsOf())),
    };
    const [page, form] = await Promise.all([
      // A page that cannot be rendered must not report a saved change as failed.
      shown.page ? this.#pageAt(shown.page).catch(logError) : null,
      // The settings keep their values while the file has a problem.
      shown.form ? formOf(this.#parts, shown.form).catch(() => null) : null,
    ]);
    return { number, site, page, form };
  }

  async #pageAt(path: string) {
    const { live, renderer } = this.#parts;
    const { html } = await this.page(path);
    const { pathname } = new URL(path, "http://localhost");
    const file = pagesOfSite(live.content).find(({ address }) => address === pathname)?.file;
    const rows = file ? outlineOf(live, file, renderer.sectionIdsOf(file)) : [];
    return { path, html, rows, kinds: sectionKinds() };
  }

  /** Renders the page at a path as the visitor that its query names. */
  async page(address: string): Promise<{ html: string; status: number }> {
    const { view, path } = takeView(address);
    const { html, status } = await this.#parts.renderer.page(path, await this.#parts.cookieOf(view));
    const { live } = this.#parts;
    const labeled = labelCards(html, pagesOfSite(live.content, live.invitedStudies));
    return { html: withView(labeled, view), status };
  }

  async listsOf() {
    const { publisher } = this.#parts;
    const [unused, leftovers, changes, review, oldNames] = await Promise.all([
      // The studio cannot list files while another file has a problem.
      unusedMedia().catch(() => []),
      sampleLeftovers(this.#parts).catch(() => []),
      publisher.changes().catch(() => null),
      reviewOf(this.#parts).catch(() => null),
      countOldNames(this.#parts).catch(() => 0),
    ]);
    return { unused, leftovers, changes, review, oldNames };
  }
}

function logError(error: unknown): null {
  console.error(error);
  return null;
}
