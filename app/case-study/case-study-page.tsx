import type { ReactNode } from "react";
import { ADDRESSES } from "#app/addresses.ts";
import { Icon } from "#app/components/icons.tsx";
import { Page } from "#app/components/page.tsx";
import type { Byline, Section, Teaser } from "#app/content/types.ts";
import { useStrings } from "#app/strings.tsx";
import { ContentsDisclosure, ContentsRail } from "./contents-list.tsx";
import { HeroStage, HeroText } from "./hero.tsx";
import { NextProject } from "./next-project.tsx";
import { sectionId } from "./section-id.ts";
import type { Films } from "./sections/section-film.tsx";
import { SectionList } from "./sections/section-list.tsx";

interface CaseStudyPageProps {
  study: Teaser;
  /** Null while locked. */
  sections: Section[] | null;
  films: Films;
  next: Teaser;
  byline: Byline;
  status?: string;
  /** Told before the sections. */
  note?: string;
  children?: ReactNode;
}

export function CaseStudyPage({
  study,
  sections,
  films,
  next,
  byline,
  status,
  note,
  children,
}: CaseStudyPageProps) {
  const { page } = useStrings();
  const timelines = sections?.map((section, index) => `--${sectionId(section, index)}`);
  return (
    <Page byline={byline}>
      <nav aria-label={page.navigation} className="back-bar print:hidden">
        <a href={ADDRESSES.home} className="back-link pill">
          <Icon name="back" />
          {page.back}
        </a>
      </nav>
      <article>
        <HeroStage slug={study.slug} hero={study.hero} />
        <div className="case-grid page" style={{ timelineScope: timelines?.join() }}>
          {sections && <ContentsRail sections={sections} />}
          <div className="case-body">
            <HeroText study={study} />
            {status !== undefined && (
              <p role="status" className="sr-only">
                {status}
              </p>
            )}
            {note && <p className="mt-8 text-small text-soft print:hidden">{note}</p>}
            {sections && <ContentsDisclosure sections={sections} />}
            {sections ? <SectionList sections={sections} films={films} /> : children}
            <NextProject study={next} />
          </div>
        </div>
      </article>
    </Page>
  );
}
