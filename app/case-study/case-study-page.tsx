import type { ReactNode, Ref } from "react";
import type { studyPage } from "#app/content/.server/content.ts";
import { sectionId } from "#app/content/section-id.ts";
import { Contact } from "#app/ui/contact.tsx";
import { blockStyle } from "#app/ui/on-color.ts";
import { Page } from "#app/ui/page.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Contents } from "./contents.tsx";
import { Hero } from "./hero.tsx";
import { MoreProjects, NextProject } from "./other-projects.tsx";
import { SectionList } from "./sections/section-list.tsx";
import type { VideoPlayback } from "./sections/section-video.tsx";
import { StudyBar } from "./study-bar.tsx";

interface CaseStudyPageProps extends Omit<ReturnType<typeof studyPage>, "siteUrl"> {
  videos: VideoPlayback;
  /** Screen readers announce this text. */
  status?: string;
  sectionsRef?: Ref<HTMLDivElement>;
  /** The page shows this note before the summary. */
  note?: ReactNode;
  /** The prompt replaces the sections while the study is locked. */
  prompt?: ReactNode;
}

export function CaseStudyPage({
  study,
  sections,
  videos,
  link,
  next,
  others,
  backTo,
  byline,
  status,
  sectionsRef,
  note,
  prompt,
}: CaseStudyPageProps) {
  const { study: strings, lock: lockStrings } = useStrings();
  // The study bar reserves space for the label "Contents".
  const style = { ...blockStyle(study.hero.bgColor), "--contents": strings.contents.length };
  const timelines = sections?.map((section, index) => `--${sectionId(section, index)}`);
  return (
    <Page byline={byline} mainStyle={style}>
      <StudyBar study={study} backTo={backTo} byline={byline} />
      <article>
        <Hero study={study} link={link} isLocked={sections === null} prompt={!sections && prompt} />
        <div className="case-grid page grid" style={{ timelineScope: timelines?.join() }}>
          {sections && <Contents sections={sections} lang={study.lang} />}
          <div className="case-body w-full min-w-0 max-w-[56rem] rail:col-start-2 rail:row-start-1">
            {status !== undefined && (
              <p aria-live="polite" aria-atomic="true" className="sr-only">
                {/* In Chromium, Orca announces a new element, but not a new text. */}
                <span key={status}>{status}</span>
              </p>
            )}
            {note}
            {!sections && <h2 className="sr-only">{lockStrings.summary}</h2>}
            <div lang={study.lang} dir={study.dir}>
              <RichText
                text={study.summary}
                className="mt-12 max-w-[33em] text-lead wide:mt-16 print:mt-[7mm]"
              />
              {sections && <SectionList ref={sectionsRef} sections={sections} videos={videos} />}
            </div>
            <Contact byline={byline} />
            <MoreProjects studies={others} />
          </div>
        </div>
        {next && <NextProject study={next} />}
      </article>
    </Page>
  );
}
