import type { ReactNode } from "react";
import { EnlargeIcon } from "#app/components/icons.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Picture as PictureFiles } from "#app/content/types.ts";
import { fill } from "#app/fill.ts";
import { useWords } from "#app/words.tsx";

interface ZoomProps {
  id: string;
  title: string;
  picture: PictureFiles;
  alt: string;
  children: ReactNode;
}

/** No script: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API, in browsers since the end of 2025. */
export function Zoom({ id, title, picture, alt, children }: ZoomProps) {
  const { study } = useWords();
  return (
    <figure className="zoom">
      {children}
      <button type="button" command="show-modal" commandfor={id} className="zoom-open">
        <span className="sr-only">{fill(study.enlarge, { title })}</span>
        <EnlargeIcon />
      </button>
      <dialog
        id={id}
        aria-label={fill(study.picture, { title })}
        closedby="any"
        className="screen-dialog zoom-dialog"
      >
        <div className="zoom-scroll">
          <Picture picture={{ ...picture, color: null }} alt={alt} sizes={`${picture.width}px`} />
        </div>
        <form method="dialog">
          <button type="submit" className="pill bg-ink text-paper">
            {study.close}
          </button>
        </form>
      </dialog>
    </figure>
  );
}
