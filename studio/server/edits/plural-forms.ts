const MAX_NUMBER = 120;
const MAX_EXAMPLES = 5;

/** Maps the plural forms of a language to their numbers from 0 to 119. Every language needs `other`. */
export function pluralForms(lang: string): Record<string, number[]> {
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: MAX_NUMBER }, (_, number) => number);
  return { other: [], ...Object.groupBy(numbers, (number) => rules.select(number)) };
}

export function hasPluralForms(value: object): boolean {
  return "other" in value;
}

export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  description?: string;
  title?: string;
  default?: unknown;
}

/**
 * Uses the English text of each field as its title. Explains each field for a plural form with its numbers, and removes
 * the fields that the language does not use.
 */
export function explainTexts(schema: JsonSchema, lang: string): JsonSchema {
  const { properties } = schema;
  const english = properties?.other?.default ?? schema.default;
  const title = typeof english === "string" ? { title: english } : {};
  if (!properties) return { ...schema, ...title };
  const forms = hasPluralForms(properties) ? pluralForms(lang) : null;
  const entries = Object.entries(properties).flatMap(([key, inner]): [string, JsonSchema][] => {
    if (!forms) return [[key, explainTexts(inner, lang)]];
    const numbers = forms[key];
    const description = numbers && `The page uses this text for ${listOf(numbers)}.`;
    return description ? [[key, { ...title, ...explainTexts(inner, lang), description }]] : [];
  });
  return { ...schema, ...title, properties: Object.fromEntries(entries) };
}

function listOf(numbers: number[]): string {
  if (numbers.length === 0) return "all other numbers";
  if (numbers.length === MAX_NUMBER) return "all numbers";
  const examples = numbers.slice(0, MAX_EXAMPLES).join(", ");
  if (numbers.length > MAX_EXAMPLES) return `the numbers ${examples} and so on`;
  return `the number${numbers.length > 1 ? "s" : ""} ${examples}`;
}
