import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { type SiteState, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { LIST_BUTTON } from "../ui/styles.ts";
import { usePages } from "./pages.ts";
import { BeginEmptyDialog } from "./site-dialogs.tsx";

interface LeftoverListProps {
  leftovers: SiteState["leftovers"];
  close: () => void;
}

export function LeftoverList({ leftovers, close }: LeftoverListProps) {
  const pages = usePages();
  return (
    <ul>
      {leftovers.map((leftover) => (
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
      ))}
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
        <Button
          onPress={() => {
            close();
            void notices.openDialog(<BeginEmptyDialog />);
          }}
        >
          Begin empty…
        </Button>
      )}
    </>
  );
}
