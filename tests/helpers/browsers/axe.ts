import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Each rule that is broken, and where. */
export async function axeViolations(page: Page, only?: "colours"): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const asked = only ? builder.withRules(["color-contrast"]) : builder.withTags(STANDARDS);
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
