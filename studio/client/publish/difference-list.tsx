import { useEffect, useMemo } from "react";
import type { Difference } from "../../server/publish/differences.ts";
import type { Target } from "../../server/publish/memory.ts";
import { useCall } from "../state/connection.ts";
import { Latest } from "../state/latest.ts";
import { useValue } from "../state/model.ts";

const VERBS: Partial<Record<Difference["kind"], string>> = {
  added: "new",
  removed: "removed",
  moved: "moved",
};

/** Compares with what is online when the sheet opens, for each target, and when `compare` is called. */
export function useComparison(target: Target | null) {
  const call = useCall();
  const latest = useMemo(() => new Latest<unknown>(null), []);
  const isWaiting = useValue(latest, (state) => state.isWaiting);
  const compare = () => {
    if (target) void latest.show(call("compare", { target }).catch(() => null));
  };
  useEffect(compare, [call, latest, target]);
  return { isComparing: target !== null && isWaiting, compare };
}

export function countOf({ length }: Difference[]): string {
  return length === 1 ? "1 change" : `${length} changes`;
}

interface DifferenceListProps {
  changes: Difference[];
  /** The folders of the server that contain the old and the new images. */
  versions: [before: string, after: string];
}

/** Shows the old and the new value of each change. Highlights changes of access, but not the access of a new page. */
export function DifferenceList({ changes, versions }: DifferenceListProps) {
  if (changes.length === 0) return <p className="text-soft">Nothing has changed.</p>;
  return (
    <ul className="grid gap-3 rounded-lg border border-line p-3">
      {changes.map(({ kind, where, before, after }) => (
        <li
          key={kind + where + after}
          className={kind === "access" && before !== null ? "font-semibold text-shared" : ""}
        >
          {where}
          {VERBS[kind] && <span className="text-soft"> ({VERBS[kind]})</span>}
          {kind === "image" ? (
            <span className="mt-1 flex gap-2">
              {[before, after].map(
                (file, index) =>
                  file && (
                    <img
                      key={file + index}
                      src={`/studio/${encodeURI(`${versions[index]}/${file}`)}`}
                      alt={index === 0 ? "Before" : "After"}
                      className="h-16 rounded-md border border-line"
                    />
                  ),
              )}
            </span>
          ) : (
            <span
              className={`block wrap-anywhere ${kind === "access" && before !== null ? "" : "text-soft"}`}
            >
              {before !== null && <del className="me-2">{shorten(before, after)}</del>}
              {after !== null && <ins className="no-underline">{shorten(after, before)}</ins>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Shows at most 200 characters of a text, from shortly before it differs from the other version. */
function shorten(text: string, other: string | null): string {
  const difference = [...text].findIndex((character, index) => character !== other?.[index]);
  const start = text.length > 200 ? Math.max(0, difference - 40) : 0;
  const end = start + 200;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
