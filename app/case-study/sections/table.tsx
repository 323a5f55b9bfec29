import type { SectionOf } from "#app/content/types.ts";
import styles from "../../styles/table.css?inline";

/** A table with more columns scrolls on a phone. In some browsers, the keyboard scrolls only a focusable element. */
const MAX_FITTING_COLUMNS = 2;

/** Shows a table. The first cell of each row names the row. React adds the styles to the head once per page. */
export function Table({ section }: { section: SectionOf<"table"> }) {
  const { title, columns, rows, caption } = section;
  const label = `${title}: ${columns.filter(Boolean).join(", ")}`;
  const isScrolling = columns.length > MAX_FITTING_COLUMNS;
  return (
    <div className="table-region" {...(isScrolling && { role: "region", "aria-label": label, tabIndex: 0 })}>
      <style href="table" precedence="table">
        {styles}
      </style>
      <table>
        {caption && (
          <caption>
            <span dir="auto">{caption}</span>
          </caption>
        )}
        <thead>
          <tr>
            {columns.map((text, index) => (
              <Cell key={index} text={text} scope="col" />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((text, column) => (
                <Cell key={column} text={text} scope={column === 0 ? "row" : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ text, scope }: { text: string; scope: "col" | "row" | undefined }) {
  const Element = scope ? "th" : "td";
  // The studio requires the same element and a character in each cell. The role keeps an empty cell from being a header.
  return (
    <Element scope={scope} role={scope && !text ? "cell" : undefined} dir="auto">
      {text || "\u00a0"}
    </Element>
  );
}
