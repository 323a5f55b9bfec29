import { createContext, useContext } from "react";

const ID = "page-styles";

/** Names a file in app/styles/. */
export type StyleSheet = "home" | "study" | "default";

export interface PageStyles {
  sheet: StyleSheet;
  styles: string;
  /** Addresses of the fonts to preload. */
  fonts: string[];
  /** Value of CSS `color-scheme`. */
  scheme: string;
  /** "none" if the theme turns animations off. */
  motion: string | undefined;
}

/** The server reads these from the build, the browser from the document. */
export const PageStylesContext = createContext<PageStyles | null>(null);

/** @throws outside a PageStylesContext */
export function usePageStyles(): PageStyles {
  const styles = useContext(PageStylesContext);
  if (!styles) throw new Error("PageStylesContext is missing");
  return styles;
}

/** The inlined styles (docs/decisions/0007-styles-inside-pages.md) and font preloads. */
export function PageStyleTags() {
  const { sheet, styles, fonts, scheme } = usePageStyles();
  return (
    <>
      <meta name="color-scheme" content={scheme} />
      <style id={ID} data-sheet={sheet}>
        {styles}
      </style>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
    </>
  );
}

export function pageStylesFromDocument(): PageStyles {
  const fonts = document.querySelectorAll("link[as=font]");
  const style = document.getElementById(ID);
  return {
    sheet: (style?.dataset.sheet as StyleSheet | undefined) ?? "default",
    styles: style?.textContent ?? "",
    fonts: Array.from(fonts, (link) => link.getAttribute("href") ?? ""),
    scheme: document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content ?? "",
    motion: document.documentElement.dataset.motion,
  };
}
