import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { type SiteState, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
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
            className="min-h-control w-full rounded-lg px-2 py-1 text-start hover:bg-hover"
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

export function SampleLeftovers() {
  const notices = useNotices();
  const leftovers = useValue(useSite(), (site) => site.leftovers);
  if (leftovers.length === 0) return null;
  return (
    <PopoverButton label={`${leftovers.length} to replace`}>
      {(close) => (
        <>
          <p className="px-2 py-1 text-soft">Still from the sample, or a placeholder</p>
          <div className="max-h-[60svh] overflow-auto">
            <LeftoverList leftovers={leftovers} close={close} />
          </div>
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
      )}
    </PopoverButton>
  );
}
