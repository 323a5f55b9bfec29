import { InlineScript } from "#app/ui/inline-script.tsx";
import source from "./presenter.js?raw";

/** Connects the window with the slides and the window with the notes. */
export function PresenterScript() {
  return <InlineScript source={source} />;
}
