import type { Theme } from "#app/content/types.ts";
import { cardsInRow, cardWidth } from "#app/ui/card-geometry.ts";
import type { CardStageProps } from "#app/ui/card-stage.tsx";

type Span = CardStageProps["span"];
export type Layout = Pick<Theme, "columns" | "pageWidth">;

const GUTTERS_PX = 80;

/** Returns the width of a card. A single leftover card fills its row, and two leftover cards share a row. */
export function spanOf(index: number, count: number, { columns }: Layout): Span {
  const rowLength = cardsInRow(index, count, columns);
  if (rowLength === columns) return "column";
  return rowLength === 1 ? "row" : "half-row";
}

/** Returns a card's `sizes`. Understates the width on phones, so that phones of density 3 load the 720 px image. */
export function sizesOf(span: Span, { columns, pageWidth }: Layout): string {
  // Below 820 px, CSS crops the wide image to 16:9, so the image needs 1.31 times the width of its card.
  const [phone, narrow] =
    span === "row"
      ? ["calc(68vw - 27px)", "calc(131vw - 52px)"]
      : ["calc(61vw - 24px)", "calc(100vw - 40px)"];
  const cardsAcross = span === "row" ? 1 : span === "half-row" ? 2 : columns;
  const conditions = [
    `(max-width: 500px) ${phone}`,
    `(min-width: ${Math.max(pageWidth + GUTTERS_PX, cardsAcross === 3 ? 1200 : 0)}px) ${cardWidth(cardsAcross, pageWidth)}px`,
    ...(cardsAcross === 3 ? ["(min-width: 1200px) calc(33vw - 45px)"] : []),
    `(min-width: 820px) ${cardsAcross === 1 ? "calc(100vw - 80px)" : "calc(50vw - 54px)"}`,
    narrow,
  ];
  return conditions.join(", ");
}
