import type { StoreApi } from "zustand/vanilla";
import type { PageEntry } from "../../server/edits/pages.ts";
import type { Update } from "../../server/http/updates.ts";
import { createModelContext, createState } from "./model.ts";

/** The state of the whole site: its pages, problems, last edits and publication. */
export type SiteState = Update["site"];
export type { PageEntry };
export type PlacedProblem = SiteState["problems"][number];

export const [SiteProvider, useSite] = createModelContext<Site>();

export class Site {
  readonly state: StoreApi<SiteState>;

  constructor(initial: SiteState) {
    this.state = createState(initial);
  }

  show(state: SiteState): void {
    this.state.setState(state, true);
  }

  get value(): SiteState {
    return this.state.getState();
  }

  pageAt(address: string): PageEntry | undefined {
    return this.value.pages.find((page) => page.address === address);
  }
}
