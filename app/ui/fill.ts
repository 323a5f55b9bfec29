export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** "{seconds} s" and { seconds: 4 } give "4 s". */
export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The one value decides between the forms. */
export function fillPlural(forms: Plural, values: Record<string, number>, lang: string): string {
  const [count = 0] = Object.values(values);
  return fill(pluralForm(forms, count, lang), values);
}

/** By the rules of the language. */
export function pluralForm(forms: Plural, count: number, lang: string): string {
  return forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
}
