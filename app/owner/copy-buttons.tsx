import { DataBlock, InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import source from "./copy-buttons.js?raw";

/** Hidden until the script finds that the browser can copy, which it can over HTTPS and on localhost. */
export function CopyButton({ field, name }: { field: string; name: string }) {
  const { owner } = useStrings();
  return (
    <button
      type="button"
      hidden
      suppressHydrationWarning
      data-copy={field}
      className="pill border border-line"
    >
      <span data-label>{owner.copy}</span>
      <span className="sr-only">{name}</span>
    </button>
  );
}

/** Must be rendered after the last button. */
export function CopyScript() {
  const { owner } = useStrings();
  return (
    <>
      <p id="copied" role="status" className="sr-only" />
      <DataBlock id="copy-strings" value={{ copy: owner.copy, copied: owner.copied }} />
      <InlineScript source={source} />
    </>
  );
}
