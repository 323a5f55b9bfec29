import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns each violated rule with the HTML of its elements. */
export async function axeViolations(page: Page, only?: "colors"): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const rules = only ? builder.withRules(["color-contrast"]) : builder.withTags(STANDARDS);
  const { violations } = await rules.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
