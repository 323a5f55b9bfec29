import { PATHS } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { EmptyFrame } from "./empty-frame.tsx";

/** Shows an error and a Reload button. The button submits a form, so reloading works without JavaScript. */
export function ErrorScreen() {
  const { error } = useStrings();
  return (
    <EmptyFrame tilt="askew" emphasis="text" title={error.title} text={error.text}>
      <form>
        <button type="submit" className="pill bg-accent text-on-accent">
          {error.reload}
        </button>
      </form>
      <a href={PATHS.home} className="pill hairline">
        {error.home}
      </a>
    </EmptyFrame>
  );
}
