import type { Content } from "#app/content/types.ts";

interface Known {
  id: string;
  /** The section in the snapshot, as JSON. */
  text: string;
}

/** Gives sections ids that stay the same when their text changes and when other sections come, go or move. */
export class SectionIds {
  readonly #known = new Map<string, Known[]>();
  #count = 0;

  /** Returns the ids by slug, in the order of the sections. */
  of({ caseStudies, pages }: Content): Map<string, string[]> {
    return new Map(
      [...caseStudies, ...pages].map(({ slug, sections }) => [slug, this.#idsOf(slug, sections)]),
    );
  }

  #idsOf(slug: string, sections: unknown[]): string[] {
    const before = this.#known.get(slug) ?? [];
    const now = sections.map((section) => {
      const text = JSON.stringify(section);
      const same = before.findIndex((known) => known.text === text);
      return { text, id: same < 0 ? "" : (before.splice(same, 1)[0]?.id ?? "") };
    });
    // Changed sections keep their order.
    for (const section of now) section.id ||= before.shift()?.id ?? this.#newId();
    this.#known.set(slug, now);
    return now.map(({ id }) => id);
  }

  #newId(): string {
    this.#count += 1;
    return `studio-section-${this.#count}`;
  }
}
