import { usePages } from "../pages/pages.ts";
import type { PlacedProblem } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { LIST_BUTTON } from "../ui/styles.ts";
import { ProblemFix } from "./problem-fix.tsx";

interface ProblemListProps {
  problems: PlacedProblem[];
  close: () => void;
  areNotes?: boolean;
}

/** Lists problems or notes of the checks. A click shows the field. */
export function ProblemList({ problems, close, areNotes = false }: ProblemListProps) {
  const pages = usePages();
  return (
    <ul>
      {problems.map(({ file, line, field, where, message }) => (
        <li key={`${file}:${line}:${field}:${message}`}>
          <Button
            className={LIST_BUTTON}
            onPress={() => {
              close();
              void pages.showProblem(file, field, areNotes);
            }}
          >
            {`${where}: ${message}`}
          </Button>
          <ProblemFix file={file} close={close} />
        </li>
      ))}
    </ul>
  );
}
