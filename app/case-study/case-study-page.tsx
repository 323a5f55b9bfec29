import type { ReactNode } from "react";
import { Page } from "#app/components/page.tsx";
import type { Teaser } from "#app/content/types.ts";
import { BackLink } from "./back-link.tsx";
import { HeroStage, HeroText } from "./hero.tsx";
import { NextProject } from "./next-project.tsx";

export interface CaseStudyPageProps {
  study: Teaser;
  /** The study that follows at the end. */
  next: Teaser;
  /** The year line of the footer. */
  footer: string;
  /** The list of contents, beside the text on wide screens. */
  contents?: ReactNode;
  /** The body: sections, or the prompt of a locked study. */
  children: ReactNode;
}

/** A case study from Back to the next one; what stands in the middle depends on the lock. */
export function CaseStudyPage({ study, next, footer, contents, children }: CaseStudyPageProps) {
  return (
    <Page footer={footer}>
      <BackLink />
      <article>
        <HeroStage slug={study.slug} hero={study.hero} />
        <div className="case-grid page">
          <aside className="rail">{contents}</aside>
          <div className="w-full max-w-4xl min-w-0">
            <HeroText study={study} />
            {children}
            <NextProject study={next} />
          </div>
        </div>
      </article>
    </Page>
  );
}
