import type { ReactNode } from "react";

interface PageProps {
  footer: string;
  children: ReactNode;
}

export function Page({ footer, children }: PageProps) {
  return (
    <>
      <a href="#main" className="skip-link pill">
        Skip to content
      </a>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="page pb-12">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-6 text-small text-soft">
          <p>{footer}</p>
          <p>Set in Funnel Display and Instrument Sans</p>
        </div>
      </footer>
    </>
  );
}
