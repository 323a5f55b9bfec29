import type { ReactNode } from "react";
import type { CaseStudy, Teaser } from "#app/content/types.ts";
import { pageAddress } from "#app/site-map.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { stageName } from "#app/ui/card-stage.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useStrings } from "#app/ui/strings.tsx";

export function HeroStage({ slug, hero }: { slug: string; hero: Teaser["hero"] }) {
  const { imgLink, alt = "", bgColor, width, spacing } = hero;
  return (
    <div
      id="hero"
      className="hero-stage mt-[61px] min-h-45 overflow-clip p-[min(var(--inset),7vw,6svh)] not-print:max-h-[min(42svh,54vw)] rail:mx-3 rail:mt-3 rail:rounded-stage rail:pt-[max(var(--inset),80px)] print:m-0 print:rounded-[12px] print:p-[5mm] [&_img]:mx-auto [&_img]:w-[min(100%,var(--max-width))]"
      style={{
        backgroundColor: bgColor,
        viewTransitionName: stageName(pageAddress(slug)),
        "--inset": `${spacing}px`,
        "--max-width": `${Math.min(width, imgLink?.width ?? 0)}px`,
      }}
    >
      {/* This link delays rendering until the hero is parsed, because the page transition needs the hero. */}
      <link rel="expect" href="#hero" blocking="render" />
      {imgLink && (
        <Picture
          image={imgLink}
          alt={alt}
          sizes={`(min-width: ${width + 2 * spacing}px) ${width}px, 90vw`}
          loading="first"
        />
      )}
    </div>
  );
}

interface HeroTextProps {
  study: Teaser;
  link: CaseStudy["hero"]["link"];
  isLocked: boolean;
}

export function HeroText({ study, link, isLocked }: HeroTextProps) {
  const { hero, role, team, outcome = [] } = study;
  const { study: strings, lock } = useStrings();
  return (
    <header className="hero-text page pt-6 wide:pt-[clamp(24px,4svh,44px)]">
      <div className="grid gap-x-10 gap-y-3 wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] wide:items-end">
        <div className="@container">
          <FittedTitle className="-ms-[0.04em] text-title">{hero.title}</FittedTitle>
        </div>
        <div>
          <p dir="auto" className="max-w-[19.6em] text-balance font-display text-lead text-soft">
            {hero.description}
          </p>
          <ul aria-label={strings.tags} className="mt-3 flex flex-wrap items-center gap-2 wide:mt-5">
            {isLocked && (
              <li>
                {/* The negative margin keeps the 44 px touch target from making the row taller. */}
                <a href="#password" className="-my-[9px] flex min-h-11 items-center no-underline">
                  <Chip>
                    <Icon name="lock" /> {lock.locked}
                  </Chip>
                </a>
              </li>
            )}
            {hero.tags.map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
          {link && (
            <Anchor href={link.address} className="pill mt-5 border border-line">
              {link.label}
              <Icon name="external" />
            </Anchor>
          )}
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 border-line border-y py-4 text-small/[1.4] wide:mt-[clamp(20px,3.5svh,36px)] wide:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)] wide:gap-x-10">
        <Fact name={strings.role}>
          <dd dir="auto">{role}</dd>
        </Fact>
        {outcome.length > 0 && (
          <Fact name={strings.outcome}>
            {outcome.map(({ value, what }) => (
              <dd key={value + what} dir="auto">
                {/* The block layout keeps the next outcome in place when the font loads. */}
                <span className="block wide:font-display wide:font-medium wide:text-[1.25rem]/[1.25]">
                  {value}
                </span>{" "}
                <span className="text-soft">{what}</span>
              </dd>
            ))}
          </Fact>
        )}
        <Fact name={strings.team}>
          <dd dir="auto">{team}</dd>
        </Fact>
      </dl>
    </header>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid content-start gap-y-1.5 wide:col-span-1 wide:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] wide:gap-x-10 [&>dd]:col-start-2 wide:[&>dd]:col-auto [&>dd]:text-balance">
      <dt className="text-soft wide:col-span-full">{name}</dt>
      {children}
    </div>
  );
}
