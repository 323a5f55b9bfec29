const RIGHT_TO_LEFT = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa".split(" ");

/** Returns the direction of a language (BCP 47) by its script; nothing for left to right. */
export function directionOf(lang: string): { dir?: "rtl" } {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(lang).maximize().script ?? "") ? { dir: "rtl" } : {};
}
