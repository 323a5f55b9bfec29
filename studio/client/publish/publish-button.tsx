import type { ReactNode } from "react";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/styles.ts";
import { countOf } from "./difference-list.tsx";
import { RESULTS } from "./publish-result.tsx";
import { PublishSheet, STAGES } from "./publish-sheet.tsx";

const NO_CHANGES = { isFirst: false, comparedAt: null, changes: [] };

export function PublishButton({ onOpen }: { onOpen: (sheet: ReactNode) => void }) {
  const site = useSite();
  const publish = useValue(site, (state) => state.publish);
  const { isFirst, comparedAt, changes } = useValue(site, (state) => state.changes) ?? NO_CHANGES;
  const count = changes.length > 0 ? countOf(changes) : "";
  const what = !comparedAt ? "" : isFirst ? "the whole site" : count;
  // A comparison during the wait can list the access of all studies.
  const hasNews = changes.some(({ kind, before }) => kind !== "access" || before !== null);
  const isBusy = STAGES[publish.stage] && !(publish.stage === "onItsWay" && hasNews);
  return (
    <Button
      look="primary"
      // The width is that of the longest label, so the buttons before this one do not move.
      className={buttonClass("primary", "w-28 flex-none px-2 xl:w-44")}
      aria-label={what && !isBusy ? `Publish ${what}` : undefined}
      onPress={() => onOpen(<PublishSheet />)}
    >
      {isBusy ? (
        (RESULTS[publish.stage] ?? "Publishing…")
      ) : (
        <span>
          Publish <span className="max-xl:hidden">{what}</span>
          {what === count && <span className="xl:hidden">{changes.length || ""}</span>}
        </span>
      )}
    </Button>
  );
}
