import { Picture } from "#app/components/picture.tsx";
import type { Teaser } from "#app/content/types.ts";

/** The end of a case study leads into the next one. */
export function NextProject({ study }: { study: Teaser }) {
  const { slug, hero } = study;
  return (
    <nav aria-label="Next project" className="mt-24 mb-16 wide:mt-32 print:hidden">
      <div className="card relative grid items-center gap-6 rounded-stage bg-panel p-6 wide:grid-cols-[1fr_minmax(0,38%)] wide:p-10">
        <div>
          <p className="text-small text-soft">Next project</p>
          <p className="mt-1 font-display text-heading">
            <a href={`/${slug}`} className="card-link text-inherit no-underline">
              {hero.title}
            </a>
          </p>
          <p className="mt-2 max-w-[44ch] text-soft">{hero.description}</p>
        </div>
        <div
          className="stage grid aspect-8/5 place-items-center overflow-hidden rounded-stage p-6"
          style={{ backgroundColor: hero.bgColor }}
        >
          {hero.imgLink && (
            <Picture picture={hero.imgLink} sizes="(min-width: 820px) 290px, calc(100vw - 88px)" alt="" />
          )}
        </div>
      </div>
    </nav>
  );
}
