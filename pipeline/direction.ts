const RIGHT_TO_LEFT = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa".split(" ");

/**
 * Gives nothing for a language written from left to right. By its script, as not every Node.js that runs the build has
 * `getTextInfo`. @param lang as BCP 47 names languages
 */
export function directionOf(lang: string): { dir?: "rtl" } {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(lang).maximize().script ?? "") ? { dir: "rtl" } : {};
}
