import type { ReactNode } from "react";
import type { Byline, Card, CaseStudy, Section, Teaser } from "#app/content/types.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { Contact } from "#app/ui/contact.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { Page } from "#app/ui/page.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Contents } from "./contents.tsx";
import { HeroStage, HeroText } from "./hero.tsx";
import { OtherProjects } from "./other-projects.tsx";
import { sectionId } from "./section-id.ts";
import type { Films } from "./sections/section-film.tsx";
import { SectionList } from "./sections/section-list.tsx";

interface CaseStudyPageProps {
  study: Teaser;
  /** Null while locked. */
  sections: Section[] | null;
  films: Films;
  /** A button in the hero. */
  link?: CaseStudy["hero"]["link"];
  /** All other studies, the one to read next first. */
  others: Teaser[];
  nextCard: Card | undefined;
  byline: Byline;
  status?: string;
  /** Told before the sections. */
  note?: ReactNode;
  /** In place of the sections, while locked. */
  prompt?: ReactNode;
}

export function CaseStudyPage({
  study,
  sections,
  films,
  link,
  others,
  nextCard,
  byline,
  status,
  note,
  prompt,
}: CaseStudyPageProps) {
  const { page, study: strings } = useStrings();
  // So wide is what opens the contents in the bar.
  const letters = { "--contents": strings.contents.length };
  const timelines = sections?.map((section, index) => `--${sectionId(section, index)}`);
  return (
    <Page byline={byline}>
      <nav aria-label={page.navigation} className="back-bar print:hidden" style={letters}>
        <a href={ADDRESSES.home} className="back-link pill">
          <Icon name="back" />
          {page.back}
        </a>
        {/* The page has it as a heading. */}
        <span aria-hidden="true" className="bar-title">
          {study.hero.title}
        </span>
      </nav>
      <article style={letters}>
        <HeroStage slug={study.slug} hero={study.hero} />
        <HeroText study={study} link={link} locked={sections === null} />
        <div className="case-grid page" style={{ timelineScope: timelines?.join() }}>
          {sections && <Contents sections={sections} />}
          <div className="case-body">
            {status !== undefined && (
              <p role="status" className="sr-only">
                {status}
              </p>
            )}
            {note}
            {!sections && prompt}
            <RichText text={study.summary} className="measure mt-12 text-lead wide:mt-16" />
            {sections && <SectionList sections={sections} films={films} />}
            <Contact byline={byline} />
            <OtherProjects studies={others} card={nextCard} />
          </div>
        </div>
      </article>
    </Page>
  );
}
