import type { ReactNode } from "react";
import { EnlargeIcon } from "#app/components/icons.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Picture as PictureFiles } from "#app/content/types.ts";

interface ZoomProps {
  id: string;
  /** What the picture belongs to, for the names of button and dialog. */
  title: string;
  picture: PictureFiles;
  alt: string;
  /** The picture as it stands in the page. */
  children: ReactNode;
}

/**
 * Opens a picture at its full size in a dialog. No script: the browser opens it, closes it with Esc and gives the
 * focus back. The large picture is fetched when the dialog opens. Browsers have known
 * invoker commands since the end of 2025 (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API).
 */
export function Zoom({ id, title, picture, alt, children }: ZoomProps) {
  return (
    <figure className="zoom">
      {children}
      <button type="button" command="show-modal" commandfor={id} className="zoom-open">
        <span className="sr-only">Enlarge the picture: {title}</span>
        <EnlargeIcon />
      </button>
      <dialog id={id} aria-label={`Picture: ${title}`} closedby="any" className="screen-dialog zoom-dialog">
        <div className="zoom-scroll">
          <Picture picture={{ ...picture, color: null }} alt={alt} sizes={`${picture.width}px`} />
        </div>
        <form method="dialog">
          <button type="submit" className="pill bg-ink text-paper">
            Close
          </button>
        </form>
      </dialog>
    </figure>
  );
}
