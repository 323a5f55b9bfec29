import { PATHS, PLAIN_QUERY } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { EmptyFrame } from "./empty-frame.tsx";

export function ErrorScreen() {
  const { error } = useStrings();
  return (
    <EmptyFrame tilt="askew" title={error.title} text={error.text}>
      <ReloadButton />
      {!import.meta.env.SSR && <PlainLink />}
      <a href={PATHS.home} className="pill border border-line">
        {error.home}
      </a>
    </EmptyFrame>
  );
}

/** Submits a form, so reloading works without JavaScript. */
export function ReloadButton() {
  return (
    <form>
      <button type="submit" className="pill bg-accent text-on-accent">
        {useStrings().error.reload}
      </button>
    </form>
  );
}

/** Links to this page without script. */
export function PlainLink() {
  return (
    <a href={`?${PLAIN_QUERY}`} className="pill border border-line">
      {useStrings().error.plain}
    </a>
  );
}
