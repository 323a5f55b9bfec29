import type { ReactNode } from "react";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";
import styles from "../../styles/tall-image.css?inline";

interface ImageWindowProps {
  title: string;
  /** True on a slide, which shows only the top of the image. */
  isStill: boolean;
  children: ReactNode;
}

/** Shows a tall image in a window that visitors can scroll, also with the keyboard. */
export function ImageWindow({ title, isStill, children }: ImageWindowProps) {
  const { study: strings } = useStrings();
  const label = fillPlaceholders(strings.picture, { title });
  const region = isStill ? {} : { role: "region", tabIndex: 0, "aria-label": label };
  return (
    <div className="window">
      <style href="tall-image" precedence="tall-image">
        {styles}
      </style>
      <div className="window-view" {...region}>
        {children}
      </div>
    </div>
  );
}
