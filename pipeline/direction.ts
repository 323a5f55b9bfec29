/** Intl.Locale's own, which TypeScript does not know yet: https://tc39.es/proposal-intl-locale-info/ */
interface LocaleInfo {
  getTextInfo(): { direction?: "ltr" | "rtl" };
}

/** Gives nothing for a language written from left to right. @param lang as BCP 47 names languages */
export function directionOf(lang: string): { dir?: "rtl" } {
  const { direction } = (new Intl.Locale(lang) as unknown as LocaleInfo).getTextInfo();
  return direction === "rtl" ? { dir: direction } : {};
}
