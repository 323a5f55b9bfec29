import type { ReactNode } from "react";
import type { OtherStudy } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { Chip } from "#app/ui/chip.tsx";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { blockStyle } from "#app/ui/on-color.ts";
import { stageName } from "#app/ui/stage-name.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { HeroImage } from "./hero.tsx";

const MAX_LISTED_STUDIES = 3;

/** Lists studies with a small image each, and marks locked studies, including for screen readers. */
export function MoreProjects({ studies }: { studies: OtherStudy[] }) {
  const { study: strings } = useStrings();
  if (studies.length === 0) return null;
  return (
    <nav aria-labelledby="more-projects" className="@container mt-20 print:hidden">
      <h2 id="more-projects" className="text-card">
        {strings.others}
      </h2>
      <ul className="other-projects mt-5 grid items-start gap-x-7 gap-y-5 @min-[35rem]:grid-cols-3">
        {studies.slice(0, MAX_LISTED_STUDIES).map((study) => (
          <li key={study.slug} className="card relative">
            <Thumbnail study={study} sizes="(min-width: 600px) 280px, 112px" />
            <StudyLink study={study}>
              <span className="font-medium">{study.hero.title}</span>
            </StudyLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows the beginning of the next study: its color, its title and its image. */
export function NextProject({ study }: { study: OtherStudy }) {
  const { slug, hero } = study;
  const { study: strings } = useStrings();
  return (
    <nav
      aria-labelledby="next-project"
      className="next-project card relative mt-20 overflow-clip bg-(--block) print:hidden"
      style={{
        ...blockStyle(hero.bgColor),
        "--stage": stageName(pagePath(slug)),
        "--inset": `${hero.spacing}px`,
      }}
    >
      <HeroImage hero={{ ...hero, alt: "", altSmall: "" }} loading="lazy" />
      <div className="next-text @container py-[clamp(32px,9vw,112px)]">
        <h2 id="next-project" className="text-small">
          {strings.next}
        </h2>
        <StudyLink study={study}>
          <FittedTitle as="span" className="mt-3 block font-display font-medium text-title">
            {hero.title}
          </FittedTitle>
        </StudyLink>
      </div>
    </nav>
  );
}

/** Covers the whole card. The accessible name contains "locked" for a locked study. */
function StudyLink({ study: { path, isLocked }, children }: { study: OtherStudy; children: ReactNode }) {
  const { links, lock: lockStrings } = useStrings();
  return (
    <div className="grid justify-items-start gap-3">
      <a href={path} dir="auto" className="card-link text-balance text-inherit no-underline">
        {children}
        {isLocked && <span className="sr-only"> {links.locked}</span>}
      </a>
      {isLocked && (
        <span aria-hidden="true">
          <Chip icon="lock">{lockStrings.locked}</Chip>
        </span>
      )}
    </div>
  );
}
