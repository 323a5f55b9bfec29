import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { type SiteState, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { FoldedList } from "../ui/folded-list.tsx";
import { LIST_BUTTON } from "../ui/styles.ts";
import { usePages } from "./pages.ts";
import { BeginEmptyDialog } from "./site-dialogs.tsx";

type Leftovers = SiteState["leftovers"];

interface LeftoverListProps {
  leftovers: Leftovers;
  close: () => void;
}

/** Merges three or more entries of a page into one row. Other entries get a row each. */
export function leftoverRows(leftovers: Leftovers): Leftovers[] {
  const groups = Map.groupBy(leftovers, ({ page }) => page);
  return [...groups.values()].flatMap((group) => (group.length < 3 ? group.map((one) => [one]) : [group]));
}

/** Shows three or more entries of a page as one row, which opens them. */
export function LeftoverList({ leftovers, close }: LeftoverListProps) {
  const pages = usePages();
  const site = useSite();
  const row = (leftover: Leftovers[number]) => (
    <li key={[leftover.file, ...leftover.path].join()}>
      <Button
        className={LIST_BUTTON}
        onPress={() => {
          close();
          void pages.showPlace(leftover);
        }}
      >
        {leftover.what}
      </Button>
    </li>
  );
  const titleOf = (page = "") => site.pageAt(page)?.title ?? page;
  return (
    <ul>
      {leftoverRows(leftovers).map((group) =>
        group.length === 1 ? (
          group.map(row)
        ) : (
          <FoldedList key={group[0]?.page} title={`${titleOf(group[0]?.page)}: ${group.length} places`}>
            {group.map(row)}
          </FoldedList>
        ),
      )}
    </ul>
  );
}

/** Lists what is left of the sample, and offers to delete the rest of the sample. */
export function SampleLeftovers({ close }: { close: () => void }) {
  const notices = useNotices();
  const leftovers = useValue(useSite(), (site) => site.leftovers);
  return (
    <>
      <LeftoverList leftovers={leftovers} close={close} />
      {leftovers.some(({ isSample }) => isSample) && (
        <div className="sticky -bottom-1 border-line border-t bg-bar p-1 pt-2">
          <Button
            onPress={() => {
              close();
              void notices.openDialog(<BeginEmptyDialog />);
            }}
          >
            Begin empty…
          </Button>
        </div>
      )}
    </>
  );
}
