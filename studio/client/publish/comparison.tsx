import type { Changes } from "../../server/publish/comparison.ts";
import { describeTime } from "./describe-time.ts";
import { DifferenceList } from "./difference-list.tsx";
import { SheetSection } from "./sheet-section.tsx";

/** Lists everything that *Publish* sends, and explains what the list cannot show. */
export function Comparison({ changes }: { changes: Changes }) {
  const { isFirst, commits, key, comparedAt, notice } = changes;
  return (
    <SheetSection title={isFirst ? "The whole site, for the first time" : "Changes"}>
      {key
        ? notice && <p>{notice}</p>
        : comparedAt && <p>{`This list is from ${describeTime(comparedAt)}.`}</p>}
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
