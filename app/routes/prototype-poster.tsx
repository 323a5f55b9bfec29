import { data } from "react-router";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { openPrototype } from "#app/prototype/.server/open-prototype.ts";
import { ClosedPrototype } from "#app/prototype/closed.tsx";
import type { RouteHandle } from "#app/root.tsx";
import { fullPath } from "#app/site-map.ts";
import { Icon } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/prototype-poster.ts";

export const handle: RouteHandle = { styles: "prototype" };

export const headers = unlistedHeaders;

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPrototype(args);
  return opened?.prototype ?? data(null, { status: 403 });
}

/** Covers the poster with one link. In a frame that is too narrow, the link opens the prototype in the whole tab. */
export default function PrototypePoster({ loaderData: prototype }: Route.ComponentProps) {
  const { prototype: strings } = useStrings();
  if (!prototype) return <ClosedPrototype />;
  const { path, title, size } = prototype;
  const label = (
    <>
      <span className="pill bg-accent ps-3.5 text-on-accent">
        <Icon name="play" />
        {strings.try}
      </span>
      <span className="sr-only">{title}</span>
    </>
  );
  return (
    <div className="prototype-poster" data-size={size}>
      <title>{title}</title>
      <a href={path} className="in-frame">
        {label}
      </a>
      <a href={fullPath(path)} target="_top" className="in-tab">
        {label}
      </a>
    </div>
  );
}
