import { createContext, useContext } from "react";

const STYLE_ID = "page-styles";

/** Each value names a file in app/styles/. */
export type StyleSheet = "home" | "study" | "locked-study" | "present" | "prototype" | "default";

export interface PageStyles {
  sheet: StyleSheet;
  styles: string;
  fonts: string[];
  scheme: string;
  /** The value is "none" if the theme turns off animations. */
  motion: string | undefined;
}

/** The server reads the page styles from the build, and the browser reads them from the document. */
export const PageStylesContext = createContext<PageStyles | null>(null);

export function usePageStyles(): PageStyles {
  const styles = useContext(PageStylesContext);
  if (!styles) throw new Error("PageStylesContext is missing");
  return styles;
}

/** Renders font preloads and the inlined styles (docs/decisions/0007-styles-inside-pages.md). */
export function PageStyleTags() {
  const { sheet, styles, fonts, scheme } = usePageStyles();
  return (
    <>
      <meta name="color-scheme" content={scheme} />
      <style id={STYLE_ID} data-sheet={sheet}>
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
  const style = document.getElementById(STYLE_ID);
  return {
    sheet: (style?.dataset.sheet as StyleSheet | undefined) ?? "default",
    styles: style?.textContent ?? "",
    fonts: Array.from(fonts, (link) => link.getAttribute("href") ?? ""),
    scheme: document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content ?? "",
    motion: document.documentElement.dataset.motion,
  };
}
