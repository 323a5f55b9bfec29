import { isTall } from "#app/content/tall-image.ts";
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

/** Shows the enlarged image. */
export function ZoomDialog({ id, title, image, alt }: ZoomProps) {
  const { study: strings } = useStrings();
  const [scroller, layout] = isTall(image)
    ? [{ tabIndex: 0 }, ""]
    : [{}, "grid-rows-[minmax(0,1fr)] medium:pointer-events-none"];
  return (
    <dialog
      id={id}
      aria-label={fillPlaceholders(strings.picture, { title })}
      closedby="any"
      className="size-full max-h-none max-w-none bg-paper text-ink"
    >
      {/* On phones, a tap shows the image at its actual size, so that it scrolls. A tall image always scrolls. */}
      <label
        className={`zoom-scroll grid size-full overflow-auto overscroll-contain pb-22 medium:px-6 medium:pt-6 ${layout}`}
        {...scroller}
      >
        <input type="checkbox" aria-label={strings.actualSize} className="sr-only medium:hidden" />
        <Picture image={{ ...image, color: null }} alt={alt} sizes={`${image.width}px`} />
      </label>
      <button
        type="button"
        command="close"
        commandfor={id}
        className="pill fixed end-5 bottom-5 bg-accent text-on-accent"
      >
        {strings.close}
      </button>
    </dialog>
  );
}

interface ZoomButtonProps extends Pick<ZoomProps, "id" | "title" | "image"> {
  isInCorner: boolean;
  /** True if the image is not larger when enlarged, except on phones. */
  isFullSize: boolean;
}

/**
 * Covers the image, so that a click anywhere enlarges it. If the image scrolls, the button covers only a corner. In
 * browsers without invoker commands, zoom.css shows the link to the largest file instead of the button.
 */
export function ZoomButton({ id, title, image, isInCorner, isFullSize }: ZoomButtonProps) {
  const { study: strings } = useStrings();
  const shared = {
    "aria-label": fillPlaceholders(strings.enlarge, { title }),
    className: `zoom-area absolute cursor-zoom-in ${isInCorner ? "end-0 bottom-0 size-11" : "inset-0"} ${isFullSize ? "rail:hidden" : ""}`,
    children: (
      <span className="zoom-sign absolute end-0 bottom-0 grid size-[36px] place-items-center rounded-ss-[14px] bg-paper text-chip text-ink">
        <Icon name="enlarge" />
      </span>
    ),
  };
  return (
    <>
      <button type="button" command="show-modal" commandfor={id} {...shared} />
      <a href={image.src} {...shared} />
    </>
  );
}
