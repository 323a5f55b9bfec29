import { usePage } from "../frame/page.ts";
import { useValue } from "../state/model.ts";

const KINDS = { hover: "border-2 border-dashed", field: "border-2", part: "border" };

/** Draws marks above the frame, because the page's own styles would clip or hide an outline. */
export function Marks() {
  const page = usePage();
  const marks = useValue(page, (state) => state.marks);
  const isPlain = useValue(page, (state) => state.isPlain);
  if (isPlain) return null;
  return marks.map(({ kind, box, label }) => (
    <div
      key={kind}
      aria-hidden="true"
      data-mark={kind}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      className={`pointer-events-none fixed rounded-md outline outline-bar/60 ${KINDS[kind]} ${label ? "border-shared" : "border-mark"}`}
    >
      {label && (
        <span className="-top-0.5 -translate-y-full absolute end-0 rounded bg-shared px-1.5 text-bar text-xs">
          {label}
        </span>
      )}
    </div>
  ));
}
