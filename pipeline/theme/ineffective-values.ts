import type { ThemeFile } from "#app/content/theme-schema.ts";

export function ineffectiveValues({ colors }: ThemeFile): { path: string[]; message: string }[] {
  const unused = ({ dark: "background", light: "darkBackground", both: null } as const)[colors.scheme];
  if (!unused || !colors[unused]) return [];
  const instead = colors.scheme === "dark" ? ": the dark pages use darkBackground" : "";
  return [{ path: ["colors", unused], message: `has no effect with scheme: ${colors.scheme}${instead}` }];
}
