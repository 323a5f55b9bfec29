import type { ReactNode } from "react";
import { onColor } from "#app/styles/on-color.ts";

interface SectionFrameProps {
  id: string;
  title: string;
  description: string | null;
  bgColor: string | null;
  children?: ReactNode;
}

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

function Lines({ text }: { text: string }) {
  const [first, ...rest] = text.split("\n");
  return (
    <p className="max-w-[62ch]">
      {first}
      {rest.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change places
        <span key={index}>
          <br />
          {line}
        </span>
      ))}
    </p>
  );
}
