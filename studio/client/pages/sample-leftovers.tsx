import { useEffect, useState } from "react";
import type { FieldPath } from "../../shared/field-path.ts";
import { callApi } from "../state/api.ts";
import { useStore, useStudioState } from "../state/use-store.ts";
import { Button } from "../ui/button.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
import { BeginEmptyDialog } from "./site-dialogs.tsx";

interface Leftover extends FieldPath {
  what: string;
  page: string;
}

export function useLeftovers(): Leftover[] {
  const { site } = useStudioState();
  const [leftovers, setLeftovers] = useState<Leftover[]>([]);
  useEffect(() => {
    const load = async () => setLeftovers(await (await callApi("sample-leftovers")).json());
    if (site) load().catch(() => undefined);
  }, [site]);
  return leftovers;
}

export function LeftoverList({ leftovers, close }: { leftovers: Leftover[]; close: () => void }) {
  const store = useStore();
  return (
    <ul>
      {leftovers.map((leftover) => (
        <li key={[leftover.file, ...leftover.path].join()}>
          <Button
            className="min-h-control w-full rounded-lg px-2 py-1 text-start hover:bg-hover"
            onPress={() => {
              close();
              void store.showPlace(leftover);
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
  const store = useStore();
  const leftovers = useLeftovers();
  if (leftovers.length === 0) return null;
  return (
    <PopoverButton label={`${leftovers.length} to replace`}>
      {(close) => (
        <>
          <p className="px-2 py-1 text-soft">Still from the sample, or a placeholder</p>
          <div className="max-h-[60svh] overflow-auto">
            <LeftoverList leftovers={leftovers} close={close} />
          </div>
          <Button
            onPress={() => {
              close();
              void store.openDialog(<BeginEmptyDialog />);
            }}
          >
            Begin empty…
          </Button>
        </>
      )}
    </PopoverButton>
  );
}
