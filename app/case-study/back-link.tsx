import { ADDRESSES } from "#app/addresses.ts";
import { BackIcon } from "#app/components/icons.tsx";

/** Always at the top left, the way home. On narrow screens it stands in a bar, so that no text runs under it. */
export function BackLink() {
  return (
    <nav aria-label="Site" className="back-bar print:hidden">
      <a href={ADDRESSES.home} className="back-link pill">
        <BackIcon />
        Back
      </a>
    </nav>
  );
}
