import type { Path } from "../../shared/field-path.ts";
import { Button } from "../ui/button.tsx";
import { elementIdOf } from "./field.tsx";
import { Notes } from "./notes.tsx";

const PICTURE = "h-14 w-18 rounded-lg bg-ground object-cover";

interface MediaRowProps {
  title: string;
  /** The name of the file, or null if there is none. */
  file: string | null;
  path: Path;
  src: string | undefined;
  onReplace: () => void;
  /** Undefined if the file cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** Shows an image, or the name of another file, with buttons to replace and remove it. */
export function MediaRow({ title, file, path, src, onReplace, onRemove }: MediaRowProps) {
  const verb = file ? "replace" : "add";
  return (
    <div id={elementIdOf(path)} className="grid grid-cols-[72px_1fr] gap-x-3 gap-y-1">
      {src ? (
        <img alt="" src={src} className={PICTURE} />
      ) : (
        <span className={`${PICTURE} grid place-items-center text-soft text-xs uppercase`}>
          {file?.split(".").at(-1)}
        </span>
      )}
      <div>
        <p className="truncate" title={file ?? ""}>
          {title}
        </p>
        <div className="flex gap-1">
          <Button aria-label={`${title}: ${verb}`} onPress={onReplace}>
            {file ? "Replace" : "Add"}
          </Button>
          {onRemove && file && (
            <Button look="quiet" aria-label={`${title}: remove`} onPress={onRemove}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <Notes path={path} />
    </div>
  );
}
