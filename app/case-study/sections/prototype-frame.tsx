import type { ReactNode } from "react";
import type { PrototypeSize } from "#app/content/prototype-size.ts";
import { posterPath } from "#app/site-map.ts";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";
import styles from "../../styles/prototype-frame.css?inline";

interface PrototypeFrameProps {
  /** The path of the prototype's page. */
  path: string;
  title: string;
  size: PrototypeSize;
  /** The poster. */
  children: ReactNode;
}

/** Lays a transparent frame with the link *Try it* over the poster. The prototype opens in the same frame. */
export function PrototypeFrame({ path, title, size, children }: PrototypeFrameProps) {
  const { prototype: strings } = useStrings();
  return (
    <div className="prototype relative" data-size={size}>
      <style href="prototype-frame" precedence="prototype-frame">
        {styles}
      </style>
      {children}
      <iframe
        className="absolute size-full print:hidden"
        src={posterPath(path)}
        title={fillPlaceholders(strings.title, { title })}
        loading="lazy"
        allow="fullscreen"
      />
    </div>
  );
}
