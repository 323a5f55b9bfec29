import type { Theme } from "#app/content/types.ts";
import type { CardStageProps } from "#app/ui/card-stage.tsx";

type Span = CardStageProps["span"];
type Layout = Pick<Theme, "columns" | "pageWidth">;

/** Pixels between columns, and on both sides of the page. */
const GAP = 28;
const GUTTERS = 80;

/** No row has a hole: a card that is left over fills its row, and of three columns two share theirs. */
export function spanOf(index: number, count: number, { columns }: Layout): Span {
  const left = count % columns;
  if (left === 0 || index < count - left) return "one";
  return left === 1 ? "both" : "half";
}

/**
 * The `sizes` of a card's picture: from 820 px two columns and from 1200 px three, if there are as many (card.css). Phones
 * say 0.7 of the true width: at their density of 3 nobody sees a difference, and the page stays light.
 */
export function sizesOf(span: Span, { columns, pageWidth }: Layout): string {
  // Below 820 px the wide picture is cropped to 16:9, so it stands 1.31 times as wide as its stage.
  const [phone, narrow] =
    span === "both"
      ? ["calc(92vw - 37px)", "calc(131vw - 52px)"]
      : ["calc(70vw - 28px)", "calc(100vw - 40px)"];
  const across = span === "both" ? 1 : span === "half" ? 2 : columns;
  const steps = [
    `(max-width: 500px) ${phone}`,
    `(min-width: ${Math.max(pageWidth + GUTTERS, across === 3 ? 1200 : 0)}px) ${Math.floor((pageWidth - GAP * (across - 1)) / across)}px`,
    ...(across === 3 ? ["(min-width: 1200px) calc(33vw - 45px)"] : []),
    `(min-width: 820px) ${across === 1 ? "calc(100vw - 80px)" : "calc(50vw - 54px)"}`,
    narrow,
  ];
  return steps.join(", ");
}
