import { createContext, useContext } from "react";

const ID = "page-styles";

/** What the head of every page says of how it looks. */
export interface PageLook {
  styles: string;
  /** Addresses of the typefaces that every page waits for. */
  fonts: string[];
  /** As CSS has it: "light dark" or one of them. */
  scheme: string;
  /** "none" where the theme says so. */
  motion: string | undefined;
}

/** The server takes it from the build, the browser from the page it was sent. */
export const LookContext = createContext({} as PageLook);

export function useLook(): PageLook {
  return useContext(LookContext);
}

/** Why the styles stand inside each page: docs/decisions/0007-styles-inside-pages.md. */
export function PageLookTags() {
  const { styles, fonts, scheme } = useLook();
  return (
    <>
      <meta name="color-scheme" content={scheme} />
      <style id={ID}>{styles}</style>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
    </>
  );
}

export function pageHeadFromDocument(): PageLook {
  const fonts = document.querySelectorAll("link[as=font]");
  return {
    styles: document.getElementById(ID)?.textContent ?? "",
    fonts: Array.from(fonts, (link) => link.getAttribute("href") ?? ""),
    scheme: document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content ?? "",
    motion: document.documentElement.dataset.motion,
  };
}
