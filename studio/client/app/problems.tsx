import { usePages } from "../pages/pages.ts";
import { NoteGroups } from "../publish/note-groups.tsx";
import { ProblemFix } from "../settings/problem-fix.tsx";
import type { PlacedProblem } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { LIST_BUTTON } from "../ui/styles.ts";

interface ProblemListProps {
  problems: PlacedProblem[];
  close: () => void;
  areNotes?: boolean;
}

/** Lists problems or notes of the checks. A click shows the field. Details contain the message for developers. */
export function ProblemList({ problems, close, areNotes = false }: ProblemListProps) {
  const pages = usePages();
  const row = (problem: PlacedProblem, isGrouped = false) => {
    const { file, line, field, where, message, details } = problem;
    return (
      <li key={`${file}:${line}:${field}:${message}`}>
        <Button
          className={LIST_BUTTON}
          onPress={() => {
            close();
            void pages.showProblem(file, field, areNotes);
          }}
        >
          {isGrouped ? where : `${where}: ${message}`}
        </Button>
        <div className="px-2">
          <ProblemFix problem={problem} close={close} />
        </div>
        {!details.endsWith(message) && (
          <details className="px-2 text-soft text-xs">
            <summary className="py-2">Details</summary>
            <p className="pb-2 wrap-anywhere">{details}</p>
          </details>
        )}
      </li>
    );
  };
  return (
    <ul>
      {areNotes ? <NoteGroups notes={problems}>{row}</NoteGroups> : problems.map((problem) => row(problem))}
    </ul>
  );
}
