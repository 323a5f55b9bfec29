/** `lang` is the language of the forms, if it is not the language of the site. */
export type Plural = Partial<Record<Intl.LDMLPluralRule | "lang", string>> & { other: string };

/** Replaces placeholders: `fillPlaceholders("{n} s", { n: 4 })` returns "4 s". Keeps unknown placeholders. */
export function fillPlaceholders(pattern: string, values: Record<string, string | number>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Chooses the plural form by the first value, then replaces the placeholders. */
export function fillPlural(forms: Plural, values: Record<string, number>, lang: string): string {
  const [count = 0] = Object.values(values);
  const form = forms[new Intl.PluralRules(forms.lang ?? lang).select(count)] ?? forms.other;
  return fillPlaceholders(form, values);
}
