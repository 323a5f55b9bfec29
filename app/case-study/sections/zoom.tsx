import type { ResponsiveImage } from "#app/content/types.ts";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { Icon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useStrings } from "#app/ui/strings.tsx";

interface ZoomProps {
  id: string;
  title: string;
  image: ResponsiveImage;
  alt: string;
}

/** Opens the dialog without JavaScript. Browsers without invoker commands (before 2026) open the dialog as a popover. */
export function Zoom({ id, title, image, alt }: ZoomProps) {
  const { study: strings } = useStrings();
  return (
    <>
      <button type="button" {...openAttributes(id)} className="zoom-open">
        <span className="sr-only">{fillPlaceholders(strings.enlarge, { title })}</span>
        <Icon name="enlarge" />
      </button>
      <dialog
        id={id}
        aria-label={fillPlaceholders(strings.picture, { title })}
        closedby="any"
        popover="auto"
        className="zoom-dialog h-dvh max-h-none w-full max-w-none bg-paper text-ink"
      >
        <div className="zoom-scroll grid size-full grid-rows-[minmax(0,1fr)] overflow-auto overscroll-contain whole:px-6 whole:pt-6 whole:pb-22">
          <Picture image={{ ...image, color: null }} alt={alt} sizes={`${image.width}px`} />
        </div>
        <button
          type="button"
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="pill fixed end-5 bottom-5 bg-accent text-on-accent"
        >
          {strings.close}
        </button>
      </dialog>
    </>
  );
}

/** Enlarges the image on a click. Screen readers skip this area and use the named button. */
export function ZoomArea({ id }: { id: string }) {
  return (
    <button
      type="button"
      {...openAttributes(id)}
      tabIndex={-1}
      aria-hidden="true"
      className="zoom-area absolute inset-0 cursor-zoom-in"
    />
  );
}

function openAttributes(id: string) {
  return { command: "show-modal", commandfor: id, popoverTarget: id } as const;
}
