import { presenterPath } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";

export function PresentationList({ studies }: { studies: { slug: string; title: string }[] }) {
  const { present: strings } = useStrings().owner;
  return (
    <section aria-labelledby="present-title" className="mt-16">
      <h2 id="present-title" className="text-card">
        {strings.title}
      </h2>
      <p className="mt-2 max-w-[40em] text-small text-soft">{strings.help}</p>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {studies.map(({ slug, title }) => (
          <li key={slug}>
            <a href={presenterPath(slug)} dir="auto" className="link tap">
              <span className="sr-only">{strings.title}: </span>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
