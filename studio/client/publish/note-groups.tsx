import type { ReactNode } from "react";
import type { PlacedProblem } from "../state/site.ts";
import { FoldedList } from "../ui/folded-list.tsx";

interface NoteGroupsProps {
  notes: PlacedProblem[];
  /** Returns the list item of a note. Only an ungrouped note shows its message. */
  children: (note: PlacedProblem, isGrouped: boolean) => ReactNode;
}

/** Shows three or more notes of a page with the same reason as one row, which opens the list of their places. */
export function NoteGroups({ notes, children }: NoteGroupsProps) {
  const groups = Map.groupBy(notes, (note) => `${note.file}: ${reasonOf(note)}`);
  return [...groups].map(([key, group]) =>
    group.length < 3 ? (
      group.map((note) => children(note, false))
    ) : (
      <FoldedList
        key={key}
        title={`${commonPlace(group)}, ${group.length} places: ${group[0] && reasonOf(group[0])}`}
      >
        {group.map((note) => children(note, true))}
      </FoldedList>
    ),
  );
}

/** Returns the message without the name and the size of the image. */
function reasonOf({ message }: PlacedProblem): string {
  return message.replace(/^.+ has \d+ × \d+ pixels: /, "");
}

/** Returns the parts that all names have in common, such as "Home" for "Home, first card" and "Home, second card". */
function commonPlace(notes: PlacedProblem[]): string {
  const [first = [], ...others] = notes.map(({ where }) => where.split(", "));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return first.slice(0, end === -1 ? first.length : Math.max(end, 1)).join(", ");
}
