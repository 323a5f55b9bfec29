import { usePages } from "../pages/pages.ts";
import { useValue } from "../state/model.ts";
import { type PlacedProblem, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
import { ProblemFix } from "./problem-fix.tsx";

/** Lists the problems of the content, and the build's notes. */
export function Problems() {
  const problems = useValue(useSite(), (site) => site.problems);
  const notes = useValue(useSite(), (site) => site.notes);
  return (
    <>
      {problems.length > 0 && <ProblemList noun="problem" problems={problems} />}
      {notes.length > 0 && (
        <div className="max-md:hidden">
          <ProblemList noun="note" problems={notes} />
        </div>
      )}
    </>
  );
}

function ProblemList({ noun, problems }: { noun: "problem" | "note"; problems: PlacedProblem[] }) {
  const pages = usePages();
  const isNote = noun === "note";
  return (
    <PopoverButton
      look={isNote ? "quiet" : "alarm"}
      label={`${problems.length} ${noun}${problems.length === 1 ? "" : "s"}`}
    >
      {(close) => (
        <ul>
          {problems.map(({ file, line, field, where, message }) => (
            <li key={`${file}:${line}:${field}:${message}`}>
              <Button
                className="w-full rounded-lg px-3 py-2 text-start hover:bg-hover"
                onPress={() => {
                  close();
                  void pages.showProblem(file, field, isNote);
                }}
              >
                {`${where}: ${message}`}
              </Button>
              <ProblemFix file={file} close={close} />
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}
