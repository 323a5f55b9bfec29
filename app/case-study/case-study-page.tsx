import type { ReactNode } from "react";
import { Page } from "#app/components/page.tsx";
import type { Byline, Section, Teaser } from "#app/content/types.ts";
import { BackLink } from "./back-link.tsx";
import { ContentsDisclosure, ContentsRail } from "./contents-list.tsx";
import { HeroStage, HeroText } from "./hero.tsx";
import { NextProject } from "./next-project.tsx";
import { timelineName } from "./section-id.ts";
import { SectionList } from "./sections/section-list.tsx";
import type { Films } from "./sections/text-video.tsx";

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
  return (
    <Page byline={byline}>
      <BackLink />
      <article>
        <HeroStage slug={study.slug} hero={study.hero} />
        <div className="case-grid page" style={{ timelineScope: sections?.map(timelineName).join() }}>
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
