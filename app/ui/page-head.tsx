import type { ReactNode } from "react";
import { useStrings } from "#app/ui/strings.tsx";
import { BackLink } from "./back-link.tsx";
import { FittedTitle } from "./fitted-title.tsx";

export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  const { page } = useStrings();
  return (
    <>
      <nav aria-label={page.navigation} className="print:hidden">
        <BackLink />
      </nav>
      <header className="@container pt-10 print:pt-0">
        <FittedTitle className="-ms-[0.04em] text-title">{title}</FittedTitle>
        {children}
      </header>
    </>
  );
}
