import { ADDRESSES } from "#app/addresses.ts";
import { BackIcon } from "#app/components/icons.tsx";
import { useWords } from "#app/words.tsx";

export function BackLink() {
  const { page } = useWords();
  return (
    <nav aria-label={page.navigation} className="back-bar print:hidden">
      <a href={ADDRESSES.home} className="back-link pill">
        <BackIcon />
        {page.back}
      </a>
    </nav>
  );
}
