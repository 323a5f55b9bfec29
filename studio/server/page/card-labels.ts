import type { StudyAccess } from "../../shared/access.ts";

interface Target {
  address: string;
  access?: StudyAccess;
}

const LABELS: Partial<Record<StudyAccess, string>> = {
  draft: "Draft",
  invited: "Only invited people",
};
const CHIP =
  "padding: 3px 12px; border: 1px dashed; border-radius: 99px; color: var(--studio-mark); font-size: 13px";

/** Labels the cards that visitors do not see. @param pages the pages that cards can link to */
export function labelCards(html: string, pages: readonly Target[]): string {
  const rules = pages.flatMap(({ address, access }) => {
    const label = access && LABELS[access];
    return label ? `.card:has(> [id="${address}"]) .card-chips::after { content: "${label}"; ${CHIP} }` : [];
  });
  return html.replace("</head>", `<style>${rules.join(" ")}</style>$&`);
}
