import { studyAddress } from "#app/addresses.ts";
import { Picture } from "#app/components/picture.tsx";
import type { Teaser } from "#app/content/types.ts";
import { useStrings } from "#app/strings.tsx";

export function NextProject({ study }: { study: Teaser }) {
  const { slug, hero } = study;
  const strings = useStrings().study;
  return (
    <nav aria-label={strings.next} className="mt-24 mb-16 wide:mt-32 print:hidden">
      <div className="card relative grid items-center gap-6 rounded-stage bg-panel p-[clamp(24px,5vw,48px)] medium:grid-cols-[1fr_minmax(0,38%)]">
        <div>
          <p className="text-small text-soft">{strings.next}</p>
          <p dir="auto" className="mt-1 text-balance font-display font-medium text-heading">
            <a href={studyAddress(slug)} className="card-link text-inherit no-underline">
              {hero.title}
            </a>
          </p>
          <p dir="auto" className="mt-2 max-w-[44ch] text-balance text-soft">
            {hero.description}
          </p>
        </div>
        <div
          className="stage grid aspect-8/5 place-items-center overflow-hidden rounded-stage p-6"
          style={{ backgroundColor: hero.bgColor }}
        >
          {hero.imgLink && (
            <Picture
              picture={hero.imgLink}
              alt=""
              sizes="(min-width: 820px) 290px, (min-width: 600px) 33vw, calc(100vw - 88px)"
            />
          )}
        </div>
      </div>
    </nav>
  );
}
