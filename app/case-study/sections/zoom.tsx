import type { Picture as PictureFiles } from "#app/content/types.ts";
import { fill } from "#app/ui/fill.ts";
import { Icon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useStrings } from "#app/ui/strings.tsx";

interface ZoomProps {
  id: string;
  title: string;
  picture: PictureFiles;
  alt: string;
}

/**
 * The button and what it opens. No script: a modal dialog by invoker commands, which browsers have since the end of
 * 2025. Older ones do not know `command` and open the same dialog as a popover.
 * https://html.spec.whatwg.org/#the-button-element runs one or the other.
 */
export function Zoom({ id, title, picture, alt }: ZoomProps) {
  const { study } = useStrings();
  return (
    <>
      <button type="button" {...opening(id)} className="zoom-open">
        <span className="sr-only">{fill(study.enlarge, { title })}</span>
        <Icon name="enlarge" />
      </button>
      <dialog
        id={id}
        aria-label={fill(study.picture, { title })}
        closedby="any"
        popover="auto"
        className="screen-dialog zoom-dialog"
      >
        <div className="zoom-scroll">
          <Picture picture={{ ...picture, color: null }} alt={alt} sizes={`${picture.width}px`} />
        </div>
        <button
          type="button"
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="pill fixed end-5 bottom-5 bg-accent text-on-accent"
        >
          {study.close}
        </button>
      </dialog>
    </>
  );
}

/** Lies over the picture, for who presses that: the button beside the caption is the one with a name. */
export function ZoomArea({ id }: { id: string }) {
  return <button type="button" {...opening(id)} tabIndex={-1} aria-hidden="true" className="zoom-area" />;
}

function opening(id: string) {
  return { command: "show-modal", commandfor: id, popoverTarget: id } as const;
}
