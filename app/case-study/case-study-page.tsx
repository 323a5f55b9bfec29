import type { ReactNode, Ref } from "react";
import type { Byline, Card, CaseStudy, Section, Teaser } from "#app/content/types.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Contact } from "#app/ui/contact.tsx";
import { Page } from "#app/ui/page.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Contents } from "./contents.tsx";
import { HeroStage, HeroText } from "./hero.tsx";
import { OtherProjects } from "./other-projects.tsx";
import { sectionId } from "./section-id.ts";
import { SectionList } from "./sections/section-list.tsx";
import type { VideoPlayback } from "./sections/section-video.tsx";

interface CaseStudyPageProps {
  study: Teaser;
  sections: Section[] | null;
  videos: VideoPlayback;
  link?: CaseStudy["hero"]["link"];
  /** The page recommends the first study as the next project. */
  others: Teaser[];
  nextCard: Card | undefined;
  byline: Byline;
  /** Screen readers announce this text. */
  status?: string;
  sectionsRef?: Ref<HTMLDivElement>;
  /** The page shows this note before the sections. */
  note?: ReactNode;
  /** The prompt replaces the sections while the study is locked. */
  prompt?: ReactNode;
}

export function CaseStudyPage(props: CaseStudyPageProps) {
  const { study, sections, videos, link, others, nextCard, byline, status, sectionsRef, note, prompt } =
    props;
  const { page, study: strings } = useStrings();
  // The bar reserves space for the word "Contents".
  const barStyle = { "--contents": strings.contents.length };
  const timelines = sections?.map((section, index) => `--${sectionId(section, index)}`);
  return (
    <Page byline={byline}>
      <nav
        aria-label={page.navigation}
        className="back-bar fixed inset-x-0 top-0 z-20 flex items-center gap-3 border-line border-b bg-paper px-5 py-2 wide:px-10 rail:start-[max(40px,(100%-var(--container-page))/2)] rail:end-auto rail:top-7 rail:border-0 rail:bg-transparent rail:p-0"
        style={barStyle}
      >
        {/* The negative margin aligns the tip of the arrow with the text. */}
        <BackLink className="-ms-[19px] max-w-full shrink-0 rail:ms-0 rail:border rail:border-line rail:bg-paper ps-3.5 pe-4.5" />
        {/* Screen readers skip this title because it repeats the heading. */}
        <span aria-hidden="true" className="bar-title">
          {study.hero.title}
        </span>
      </nav>
      <article style={barStyle}>
        <HeroStage slug={study.slug} hero={study.hero} />
        <HeroText study={study} link={link} isLocked={sections === null} />
        <div className="case-grid page grid" style={{ timelineScope: timelines?.join() }}>
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
            {sections && <SectionList ref={sectionsRef} sections={sections} videos={videos} />}
            <Contact byline={byline} />
            <OtherProjects studies={others} nextCard={nextCard} />
          </div>
        </div>
      </article>
    </Page>
  );
}
