import { ACCESS, type StudyAccess } from "../../shared/access.ts";

interface Target {
  address: string;
  access?: StudyAccess;
}

const HIDDEN: StudyAccess[] = ["draft", "invited"];
const CHIP =
  "padding: 3px 12px; border: 1px dashed; border-radius: 99px; color: var(--studio-mark); font-size: 13px";

/** Labels the cards that visitors do not see. @param pages the pages that cards can link to */
export function labelCards(html: string, pages: readonly Target[]): string {
  const rules = pages.flatMap(({ address, access }) => {
    if (!access || !HIDDEN.includes(access)) return [];
    return `.card:has(> [id="${address}"]) .card-chips::after { content: "${ACCESS[access]}"; ${CHIP} }`;
  });
  return html.replace("</head>", `<style>${rules.join(" ")}</style>$&`);
}
