import { ADDRESSES } from "#app/addresses.ts";
import { BackIcon } from "#app/components/icons.tsx";
import { useStrings } from "#app/strings.tsx";

export function BackLink() {
  const { page } = useStrings();
  return (
    <nav aria-label={page.navigation} className="back-bar print:hidden">
      <a href={ADDRESSES.home} className="back-link pill">
        <BackIcon />
        {page.back}
      </a>
    </nav>
  );
}
