import type { Block } from "./read-blocks.ts";
import { plainTextOf } from "./to-rich-text.ts";

/** The texts of a table, as a section contains them. */
export interface Table {
  columns: string[];
  rows: string[][];
}

/** The limit of the schema for a table. */
const MAX_COLUMNS = 6;

/** Returns the texts of a table. Returns null for another block, and for a table that a section cannot contain. */
export function tableOf(block: Block | undefined): Table | null {
  const [columns = [], ...rows] = block?.type === "table" ? linesOf(block) : [];
  const isTable = rows.length > 0 && columns.length > 1 && columns.length <= MAX_COLUMNS;
  return isTable ? { columns, rows } : null;
}

/** Turns the rows of tables that a section cannot contain into paragraphs. @param isOuter false in a list or quote */
export function onlyWholeTables(blocks: Block[], isOuter = true): Block[] {
  return blocks.flatMap((block): Block | Block[] => {
    if (block.type === "table")
      // The texts before and after an empty table are separate.
      return isOuter && tableOf(block) ? block : [...linesOf(block).map(paragraph), { type: "break" }];
    if (!("children" in block)) return block;
    return { ...block, children: onlyWholeTables(block.children, false) } as Block;
  });
}

/** Replaces all tables with their rows, which contain cells. */
export function cellsOf(blocks: Block[]): Block[] {
  return blocks.flatMap((block): Block | Block[] => {
    if (!("children" in block)) return block;
    const children = cellsOf(block.children);
    return block.type === "table" ? children : ({ ...block, children } as Block);
  });
}

function paragraph(cells: string[]): Block {
  return { type: "paragraph", children: [{ type: "text", value: cells.filter(Boolean).join(" · ") }] };
}

/** Returns the texts of all cells, without empty rows. The first row names the columns. */
function linesOf({ children }: Extract<Block, { type: "table" }>): string[][] {
  const rows = children.map((row) => row.children.map((cell) => plainTextOf(cell).replaceAll(/\s+/g, " ")));
  const length = Math.max(...rows.map((cells) => cells.length));
  const texts = rows.filter((cells) => cells.some(Boolean));
  return texts.map((cells) => [...cells, ...new Array<string>(length - cells.length).fill("")]);
}
