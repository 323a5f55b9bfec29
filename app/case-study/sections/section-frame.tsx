import type { ReactNode } from "react";
import { onColor } from "#app/styles/on-color.ts";

interface SectionFrameProps {
  id: string;
  title: string;
  description: string | null;
  /** Behind the whole section; null is the paper of the page. */
  bgColor: string | null;
  children?: ReactNode;
}

/** What all kinds of section share: the heading, and a paragraph whose line breaks are kept. */
export function SectionFrame({ id, title, description, bgColor, children }: SectionFrameProps) {
  const colours = bgColor ? { backgroundColor: bgColor, ...onColor(bgColor) } : undefined;
  return (
    <section
      aria-labelledby={id}
      className={bgColor ? "section rounded-stage p-6 wide:p-12" : "section"}
      style={{ "--timeline": `--${id}`, ...colours }}
    >
      <div className="section-head">
        <h2 id={id} tabIndex={-1} className="text-heading">
          {title}
        </h2>
        {description && <Lines text={description} />}
      </div>
      {children}
    </section>
  );
}

/** A text in which every line break of the file is a break on the page. */
function Lines({ text }: { text: string }) {
  const [first, ...rest] = text.split("\n");
  return (
    <p className="max-w-[62ch]">
      {first}
      {rest.map((line, index) => (
        // The lines of a text never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index}>
          <br />
          {line}
        </span>
      ))}
    </p>
  );
}
