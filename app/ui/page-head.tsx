import type { RichText } from "#app/content/types.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { BackLink } from "./back-link.tsx";
import { FittedTitle } from "./fitted-title.tsx";
import { Tagline } from "./tagline.tsx";

interface PageHeadProps {
  title: string;
  /** A text, or the owner's tagline with links. */
  description: string | RichText;
}

export function PageHead({ title, description }: PageHeadProps) {
  const { page } = useStrings();
  return (
    <>
      <nav aria-label={page.navigation} className="print:hidden">
        <BackLink />
      </nav>
      <header className="@container pt-10 print:pt-0">
        <FittedTitle className="-ms-[0.04em] text-title">{title}</FittedTitle>
        {typeof description === "string" ? (
          <p dir="auto" className="mt-4 max-w-[23em] text-balance text-lead text-soft">
            {description}
          </p>
        ) : (
          <Tagline text={description} className="mt-4" />
        )}
      </header>
    </>
  );
}
