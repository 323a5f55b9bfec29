import { ADDRESSES } from "#app/addresses.ts";
import { BackIcon } from "#app/components/icons.tsx";

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
