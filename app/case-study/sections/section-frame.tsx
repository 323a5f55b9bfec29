import type { ReactNode } from "react";
import { RichText } from "#app/components/rich-text.tsx";
import type { RichText as Tree } from "#app/content/types.ts";
import { onColor } from "#app/styles/on-color.ts";

interface SectionFrameProps {
  id: string;
  title: string;
  description: Tree | null;
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
        <h2 id={id} tabIndex={-1} dir="auto" className="text-heading">
          {title}
        </h2>
        {description && <RichText text={description} className="max-w-[62ch]" />}
      </div>
      {children}
    </section>
  );
}
