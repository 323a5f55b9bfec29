import type { Theme } from "#app/content/types.ts";
import { cardsInRow, cardWidth } from "#app/ui/card-geometry.ts";
import type { CardStageProps } from "#app/ui/card-stage.tsx";

type Span = CardStageProps["span"];
export type Layout = Pick<Theme, "columns" | "pageWidth">;

const GUTTERS = 80;

/** Returns the width of a card. A single leftover card fills its row, and two leftover cards share a row. */
export function spanOf(index: number, count: number, { columns }: Layout): Span {
  const inRow = cardsInRow(index, count, columns);
  if (inRow === columns) return "one";
  return inRow === 1 ? "both" : "half";
}

/** Returns the `sizes` of a card's image. Phones get less than the true width, so they load 720 px at density 3. */
export function sizesOf(span: Span, { columns, pageWidth }: Layout): string {
  // Below 820 px, CSS crops the wide image to 16:9, so the image needs 1.31 times the width of its card.
  const [phone, narrow] =
    span === "both"
      ? ["calc(68vw - 27px)", "calc(131vw - 52px)"]
      : ["calc(61vw - 24px)", "calc(100vw - 40px)"];
  const across = span === "both" ? 1 : span === "half" ? 2 : columns;
  const steps = [
    `(max-width: 500px) ${phone}`,
    `(min-width: ${Math.max(pageWidth + GUTTERS, across === 3 ? 1200 : 0)}px) ${cardWidth(across, pageWidth)}px`,
    ...(across === 3 ? ["(min-width: 1200px) calc(33vw - 45px)"] : []),
    `(min-width: 820px) ${across === 1 ? "calc(100vw - 80px)" : "calc(50vw - 54px)"}`,
    narrow,
  ];
  return steps.join(", ");
}
