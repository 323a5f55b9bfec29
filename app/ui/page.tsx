import type { CSSProperties, ReactNode } from "react";
import type { Byline } from "#app/content/types.ts";
import { contactIn } from "#app/links.ts";
import { FIXED_PAGES } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { usePath } from "#app/ui/use-path.ts";

interface PageProps {
  byline: Byline;
  children: ReactNode;
  /** Appears instead of the owner's name at the top of the printed page. */
  printedTitle?: string;
  mainStyle?: CSSProperties;
}

export function Page({ byline, children, printedTitle, mainStyle }: PageProps) {
  const strings = useStrings();
  const { page } = strings;
  const { name, links, footer, pages } = byline;
  const currentPath = usePath();
  const fixedPages = FIXED_PAGES.filter(({ inFooter }) => inFooter).map(({ title, path }) => {
    return { title: title(strings), path };
  });
  return (
    <>
      <a href="#title" className="skip-link two-tones pill bg-accent text-on-accent">
        {page.skip}
      </a>
      {/* Printed pages need the owner's name and address. */}
      <p className="page mb-[6mm] hidden justify-between text-[9pt] print:flex">
        <span>{printedTitle ?? name}</span>
        <span dir="ltr">{contactIn(links).text}</span>
      </p>
      <main id="main" tabIndex={-1} className="outline-none" style={mainStyle}>
        {children}
      </main>
      <footer className="page pb-12">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 hairline-top pt-6 text-small text-soft">
          <p dir="auto">{footer}</p>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            {[...pages, ...fixedPages].map(({ title, path }) => (
              <a
                key={path}
                href={path === currentPath ? undefined : path}
                dir="auto"
                aria-current={path === currentPath ? "page" : undefined}
                className="link -my-3 inline-flex min-h-11 items-center"
              >
                {title}
              </a>
            ))}
          </p>
          <p>{page.setIn}</p>
        </div>
      </footer>
    </>
  );
}
