import { parsePath } from "../../shared/field-path.ts";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { elementIdOf } from "./field.tsx";
import { ProblemFix } from "./problem-fix.tsx";
import { useForm } from "./use-draft.ts";

/** Lists the unknown fields of a file, because no control shows them. */
export function UnknownFields() {
  const { file } = useForm();
  const { problems, notes } = useValue(useSite(), (site) => site);
  return [...problems, ...notes]
    .filter((problem) => problem.file === `content/${file}` && problem.likelyField !== null)
    .map((problem) => (
      <div key={problem.field} id={elementIdOf(parsePath(problem.field))} className="grid gap-1">
        <p className="text-alarm">{`${problem.where}: ${problem.message}.`}</p>
        <ProblemFix problem={problem} />
      </div>
    ));
}
