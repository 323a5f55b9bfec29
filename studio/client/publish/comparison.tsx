import type { Changes } from "../../server/publish/comparison.ts";
import { Button } from "../ui/button.tsx";
import { describeTime } from "./describe-time.ts";
import { DifferenceList } from "./difference-list.tsx";
import { Message } from "./message.tsx";
import { SheetSection } from "./sheet-section.tsx";

interface ComparisonProps {
  changes: Changes;
  /** The message of a failed publication, which the sheet already shows. */
  error: string;
  onRetry: (() => void) | null;
}

/** Lists everything that *Publish* sends, and explains what the list cannot show. */
export function Comparison({ changes, error, onRetry }: ComparisonProps) {
  const { isFirst, commits, key, comparedAt, notice } = changes;
  return (
    <SheetSection title={isFirst ? "The whole site, for the first time" : "Changes"}>
      {onRetry && notice && notice !== error && <Message detail={notice} />}
      {!key && (comparedAt || onRetry) && (
        <p className="flex items-center gap-2">
          {comparedAt && `This list is from ${describeTime(comparedAt)}.`}
          {onRetry && <Button onPress={onRetry}>Check again</Button>}
        </p>
      )}
      {isFirst && <p className="text-soft">Who can open each case study:</p>}
      <DifferenceList changes={changes.changes} versions={["published/online", "published/content"]} />
      {commits.length > 0 && (
        <>
          <h4>Your commits, which also go online</h4>
          <ul className="grid gap-1 rounded-lg border border-line p-3">
            {commits.map(({ hash, subject, files }) => (
              <li key={hash} className="wrap-anywhere">
                {subject} <span className="text-soft">{`(${files} ${files === 1 ? "file" : "files"})`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SheetSection>
  );
}
