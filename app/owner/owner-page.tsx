import type { ReactNode } from "react";
import type { Byline } from "#app/content/types.ts";
import { PATHS } from "#app/site-map.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Page } from "#app/ui/page.tsx";
import { useStrings } from "#app/ui/strings.tsx";

interface OwnerPageProps {
  byline: Byline;
  back?: { href: string; label: string };
  isLoggedIn: boolean;
  children: ReactNode;
}

export function OwnerPage({ byline, back, isLoggedIn, children }: OwnerPageProps) {
  const { page, owner: strings } = useStrings();
  return (
    <Page byline={byline}>
      <div className="page min-h-[70svh] pt-7 pb-24">
        <div className="mb-12 flex flex-wrap justify-between gap-3 print:hidden">
          <nav aria-label={page.navigation}>
            <BackLink {...back} />
          </nav>
          {isLoggedIn && (
            <form method="post" action={PATHS.owner}>
              <button type="submit" name="intent" value="log-out" className="pill hairline">
                {strings.logOut}
              </button>
            </form>
          )}
        </div>
        {children}
      </div>
    </Page>
  );
}
