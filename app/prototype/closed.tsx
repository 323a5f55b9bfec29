import { PATHS } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";

/** Replaces a prototype that the visitor cannot open, or no longer. */
export function ClosedPrototype() {
  const { prototype, error } = useStrings();
  return (
    <main className="closed-prototype grid place-content-center gap-4 p-6 text-center">
      <title>{prototype.closed}</title>
      <h1 className="text-balance text-lead">{prototype.closed}</h1>
      <p className="max-w-[26em] text-balance text-soft">{prototype.closedHelp}</p>
      <p>
        <a href={PATHS.home} target="_top" className="link tap">
          {error.home}
        </a>
      </p>
    </main>
  );
}
