import { data } from "react-router";
import { guestStudyPage } from "#app/invitations/.server/guest-pages.ts";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { openPrototype } from "#app/prototype/.server/open-prototype.ts";
import { ClosedPrototype } from "#app/prototype/closed.tsx";
import type { RouteHandle } from "#app/root.tsx";
import { FULL_QUERY, forYouPath, fullPath, pagePath, posterPath, prototypeFilePath } from "#app/site-map.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { Icon } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/prototype.ts";

export const handle: RouteHandle = { styles: "prototype" };

export const headers = unlistedHeaders;

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPrototype(args);
  if (!opened) return data(null, { status: 403 });
  const { slug, section } = opened.prototype.page;
  const pathOf = guestStudyPage(opened.access, slug) ? forYouPath : pagePath;
  const isFull = args.url.searchParams.has(FULL_QUERY);
  return { ...opened.prototype, isFull, backTo: `${pathOf(slug)}#${section}` };
}

/** A prototype for wide screens is not squeezed on a phone: visitors can zoom in. */
export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.isFull && loaderData.size === "wide"
    ? [{ name: "viewport", content: "width=1280" }]
    : [];
}

/** Shows a bar, and the prototype below it: in the frame of the study, or in a tab with a link back to the study. */
export default function PrototypePage({ loaderData: prototype }: Route.ComponentProps) {
  const { prototype: strings, study, links } = useStrings();
  if (!prototype) return <ClosedPrototype />;
  const { path, title, isPhoneOnly, page, isFull, backTo } = prototype;
  const label = fillPlaceholders(strings.title, { title });
  return (
    <div className="prototype-page" data-phone={isFull && isPhoneOnly}>
      <title>{label}</title>
      <nav className="flex items-center justify-between gap-3 px-2 py-1" aria-label={label}>
        {isFull ? (
          <BackLink
            href={backTo}
            label={<span className="truncate">{page.title}</span>}
            className="min-w-0"
          />
        ) : (
          <>
            <a href={posterPath(path)} className="pill px-3.5">
              {study.close}
            </a>
            <a href={fullPath(path)} target="_blank" className="pill px-3.5" rel="noopener">
              {strings.full}
              <span className="sr-only"> {links.newTab}</span>
              <Icon name="external" />
            </a>
          </>
        )}
      </nav>
      <iframe src={prototypeFilePath(path)} title={label} allow="fullscreen *" />
    </div>
  );
}
