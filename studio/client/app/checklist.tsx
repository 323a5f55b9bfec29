import type { ReactNode } from "react";
import { UnusedFiles } from "../outline/unused-files.tsx";
import { leftoverRows, SampleLeftovers } from "../pages/sample-leftovers.tsx";
import { useCall } from "../state/connection.ts";
import { useValue } from "../state/model.ts";
import { useSaving } from "../state/saving.ts";
import { useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { LIST_BUTTON } from "../ui/styles.ts";
import { ProblemList } from "./problems.tsx";

/** Lists what the owner should do: problems, old names, what is left of the sample, notes of the checks, and unused files. */
export function Checklist() {
  const { problems, notes, leftovers, unused, oldNames } = useValue(useSite(), (site) => site);
  const call = useCall();
  const saving = useSaving();
  const updateNames = () => saving.run(() => call("updateOldNames", null), { done: "Updated" });
  const leftoverCount = leftoverRows(leftovers).length;
  const count = problems.length || leftoverCount + notes.length + unused.length + Math.sign(oldNames);
  if (count === 0) return null;
  const isAlarm = problems.length > 0;
  const what = isAlarm ? (count === 1 ? "problem" : "problems") : "to check";
  return (
    <PopoverButton
      look={isAlarm ? "alarm" : "quiet"}
      label={`${count} ${what}`}
      title={
        <>
          <Icon name={isAlarm ? "warning" : "list"} />
          <span>{`${count} ${what}`}</span>
        </>
      }
    >
      {(close) => (
        <>
          <ListSection title="Problems: pages show your changes after you fix them" items={problems}>
            <ProblemList problems={problems} close={close} />
          </ListSection>
          <ListSection title="Your texts are from an older version" items={oldNames > 0 ? [oldNames] : []}>
            <Button className={LIST_BUTTON} onPress={() => void updateNames().finally(close)}>
              {`Update ${oldNames} ${oldNames === 1 ? "name" : "names"}`}
            </Button>
          </ListSection>
          <ListSection title="Still from the sample, or a placeholder" items={leftovers}>
            <SampleLeftovers close={close} />
          </ListSection>
          <ListSection title="Notes" items={notes}>
            <ProblemList problems={notes} close={close} areNotes />
          </ListSection>
          <ListSection title="Files that no page shows" items={unused}>
            <UnusedFiles close={close} />
          </ListSection>
        </>
      )}
    </PopoverButton>
  );
}

function ListSection({ title, items, children }: { title: string; items: unknown[]; children: ReactNode }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="border-line py-1 not-first:border-t">
      <h2 className="px-2 py-1 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
