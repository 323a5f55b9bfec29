import type { Content } from "#app/content/types.ts";

interface KnownSection {
  id: string;
  text: string;
}

/** Gives each section an id that survives changed texts, and added, removed or moved sections. */
export class SectionIds {
  readonly #knownSections = new Map<string, KnownSection[]>();
  #count = 0;

  idsByPage({ caseStudies, pages }: Content): Map<string, string[]> {
    return new Map(
      [...caseStudies, ...pages].map(({ slug, sections }) => [slug, this.#idsOf(slug, sections)]),
    );
  }

  #idsOf(slug: string, sections: unknown[]): string[] {
    const oldSections = this.#knownSections.get(slug) ?? [];
    const newSections = sections.map((section) => {
      const text = JSON.stringify(section);
      const knownIndex = oldSections.findIndex((known) => known.text === text);
      return { text, id: knownIndex < 0 ? "" : (oldSections.splice(knownIndex, 1)[0]?.id ?? "") };
    });
    // A changed section gets the next unused id.
    for (const section of newSections) section.id ||= oldSections.shift()?.id ?? this.#newId();
    this.#knownSections.set(slug, newSections);
    return newSections.map(({ id }) => id);
  }

  #newId(): string {
    this.#count += 1;
    return `studio-section-${this.#count}`;
  }
}
