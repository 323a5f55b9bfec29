/** Maps the languages into which the studio translates the site to their own names. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  pl: "Polski",
  ja: "日本語",
};

export type Language = keyof typeof LANGUAGES;
