import { ADDRESSES } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { FittedTitle } from "./fitted-title.tsx";
import { Icon } from "./icons.tsx";

/** Back button, title and description. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { page } = useStrings();
  return (
    <>
      <nav aria-label={page.navigation} className="print:hidden">
        <a href={ADDRESSES.home} className="pill border border-line">
          <Icon name="back" />
          {page.back}
        </a>
      </nav>
      <header className="@container pt-10 print:pt-0">
        <FittedTitle className="-ms-[0.04em] text-title">{title}</FittedTitle>
        <p dir="auto" className="mt-4 max-w-[23em] text-balance font-display text-lead text-soft">
          {description}
        </p>
      </header>
    </>
  );
}
