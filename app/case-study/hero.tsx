import type { ReactNode } from "react";
import type { CaseStudy, Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { OutcomeText } from "#app/ui/outcome.tsx";
import type { PictureProps } from "#app/ui/picture.tsx";
import { stageName } from "#app/ui/stage-name.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { CroppedPicture } from "./cropped-picture.tsx";

/** Narrower images do not fill the first screen, because they would look blurred. */
const MIN_BLEED_WIDTH = 1000;

/** Screenshots are 16:10 or wider. The page shows photos, which are 4:3 or 3:2, as a whole. */
const MIN_BLEED_RATIO = 1.55;

interface HeroProps {
  study: Teaser;
  link: CaseStudy["hero"]["link"];
  isLocked: boolean;
  /** The prompt of a locked study is part of the colored block. */
  prompt: ReactNode;
}

export function Hero({ study, link, isLocked, prompt }: HeroProps) {
  const { slug, hero } = study;
  return (
    <div
      id="hero"
      className="hero relative flow-root overflow-clip"
      data-locked={isLocked || undefined}
      style={{ "--stage": stageName(pagePath(slug)), "--inset": `${hero.spacing}px` }}
    >
      {/* This link delays rendering until the hero is parsed, because the page transition needs the hero. */}
      <link rel="expect" href="#hero" blocking="render" />
      <HeroImage hero={hero} loading="first" />
      <HeroText study={study} link={link} isLocked={isLocked} />
      {prompt}
    </div>
  );
}

type HeroImageProps = Pick<PictureProps, "loading"> & { hero: Teaser["hero"] };

/** Shows the image of a hero. Its parent provides `--inset`. */
export function HeroImage({ hero, loading }: HeroImageProps) {
  const { imgLink: image } = hero;
  if (!image) return null;
  const width = Math.min(hero.width, image.width);
  const isUncropped = image.width < image.height * MIN_BLEED_RATIO || image.width < MIN_BLEED_WIDTH;
  return (
    <div
      className="hero-image grid overflow-clip forced-color-adjust-none [print-color-adjust:exact] [&_picture]:contents [&_source]:hidden"
      data-whole={isUncropped || undefined}
      style={{ "--max-width": `${width}px`, "--ratio": image.width / image.height }}
    >
      <CroppedPicture
        image={image}
        alt={hero.alt ?? ""}
        sizes={`(min-width: 1100px) max(${width}px, 56vw), calc(100vw - 40px)`}
        loading={loading}
        small={hero.imgLinkSmall}
        altSmall={hero.altSmall}
      />
    </div>
  );
}

function HeroText({ study, link, isLocked }: Omit<HeroProps, "prompt">) {
  const { hero, lang, role, team, outcome = [] } = study;
  const { study: strings, lock: lockStrings, lang: siteLang } = useStrings();
  const interfaceLang = lang && siteLang;
  return (
    <header className="hero-text @container" lang={lang}>
      <FittedTitle className="-ms-[0.04em] text-title">{hero.title}</FittedTitle>
      <p dir="auto" className="mt-3 max-w-[22em] text-balance text-lead wide:mt-4">
        {hero.description}
      </p>
      <ul aria-label={strings.tags} className="mt-3 flex flex-wrap items-center gap-2 wide:mt-4">
        {isLocked && (
          <li className="flex" lang={interfaceLang}>
            {/* The negative margin keeps the 44 px touch target from making the row taller. */}
            <a
              href="#password"
              aria-label={lockStrings.chip}
              className="-my-[9px] flex min-h-11 items-center no-underline"
            >
              <Chip icon="lock">{lockStrings.locked}</Chip>
            </a>
          </li>
        )}
        {hero.tags.map((tag, index) => (
          <li key={index} className="flex">
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      {link && (
        <Anchor href={link.address} className="pill mt-5 hairline">
          {link.label}
          <Icon name="external" />
        </Anchor>
      )}
      <dl className="facts mt-4 hairline-top pt-4 text-small/[1.4] wide:mt-5">
        <Fact name={strings.role} lang={interfaceLang}>
          <dd dir="auto">{role}</dd>
        </Fact>
        {outcome.length > 0 && (
          <Fact name={strings.outcome} lang={interfaceLang}>
            {outcome.map((result, index) => (
              <dd key={index} dir="auto" className="outcome">
                <OutcomeText outcome={result} />
              </dd>
            ))}
          </Fact>
        )}
        <Fact name={strings.team} lang={interfaceLang} className="team">
          <dd dir="auto">{team}</dd>
        </Fact>
      </dl>
    </header>
  );
}

interface FactProps {
  name: string;
  /** The language of the name, if the rest of the study is in another language. */
  lang: string | undefined;
  className?: string;
  children: ReactNode;
}

function Fact({ name, lang, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt lang={lang}>{name}</dt>
      {children}
    </div>
  );
}
