import type { ReactNode } from "react";
import { useWords } from "#app/words.tsx";

interface PageProps {
  footer: string;
  children: ReactNode;
}

export function Page({ footer, children }: PageProps) {
  const { page } = useWords();
  return (
    <>
      <a href="#main" className="skip-link pill">
        {page.skip}
      </a>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="page pb-12">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-6 text-small text-soft">
          <p dir="auto">{footer}</p>
          <p>{page.setIn}</p>
        </div>
      </footer>
    </>
  );
}
