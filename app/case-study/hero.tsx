import { studyAddress } from "#app/addresses.ts";
import { Chip } from "#app/components/chip.tsx";
import { FittedTitle } from "#app/components/fitted-title.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import type { Teaser } from "#app/content/types.ts";
import { stageName } from "#app/stage-name.ts";
import { useStrings } from "#app/strings.tsx";

export function HeroStage({ slug, hero }: { slug: string; hero: Teaser["hero"] }) {
  const { imgLink, alt = "", bgColor, width, spacing } = hero;
  return (
    <div
      id="hero"
      className="hero-stage"
      style={{
        backgroundColor: bgColor,
        viewTransitionName: stageName(studyAddress(slug)),
        "--inset": `${spacing}px`,
        "--max-width": `${Math.min(width, imgLink?.width ?? 0)}px`,
        "--ratio": imgLink ? imgLink.width / imgLink.height : 1,
      }}
    >
      {/* Nothing is painted before it is parsed, so that the card has something to turn into. */}
      <link rel="expect" href="#hero" blocking="render" />
      {imgLink && (
        <Picture
          picture={imgLink}
          alt={alt}
          sizes={`(min-width: ${width + 2 * spacing}px) ${width}px, 90vw`}
          loading="first"
        />
      )}
    </div>
  );
}

export function HeroText({ study }: { study: Teaser }) {
  const { hero, role, team, summary } = study;
  const strings = useStrings().study;
  const facts = [
    [strings.role, role],
    [strings.team, team],
  ];
  return (
    <header className="@container pt-10 wide:pt-16">
      <FittedTitle className="-ms-[0.04em] text-title">{hero.title}</FittedTitle>
      <p dir="auto" className="mt-6 max-w-[34ch] text-balance font-display text-lead text-soft">
        {hero.description}
      </p>
      <ul aria-label={strings.tags} className="mt-7 flex flex-wrap gap-2">
        {hero.tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid gap-x-10 gap-y-4 border-line border-y py-6 text-small medium:grid-cols-2 print:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-soft">{name}</dt>
            <dd dir="auto" className="text-balance">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <RichText text={summary} className="mt-10 max-w-[48ch] text-lead" />
    </header>
  );
}
