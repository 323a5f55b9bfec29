const COLUMN_GAP_PX = 28;

/** The largest width of an image in a list of cards (project-list.css). */
export const LIST_IMAGE_PX = 560;

/** Returns the number of cards in the row of the card at `index`. Leftover cards fill the last row. */
export function cardsInRow(index: number, count: number, columns: number): number {
  const leftover = count % columns;
  return leftover > 0 && index >= count - leftover ? leftover : columns;
}

/** Returns a card's width in pixels on screens that are wider than the page. */
export function cardWidth(inRow: number, pageWidth: number): number {
  return Math.floor((pageWidth - COLUMN_GAP_PX * (inRow - 1)) / inRow);
}
