import { useEffect, useState } from "react";
import type { FieldPath } from "../../field-name.ts";
import { callApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
import { useStore, useStudioState } from "../use-store.ts";
import { BeginEmptyDialog } from "./site-dialogs.tsx";

interface Leftover extends FieldPath {
  what: string;
  page: string;
}

/** Lists what is left from the sample. A click on an entry leads to its place. */
export function SampleLeftovers() {
  const store = useStore();
  const { site } = useStudioState();
  const [leftovers, setLeftovers] = useState<Leftover[]>([]);
  useEffect(() => {
    if (site) void callApi("sample-leftovers").then(async (response) => setLeftovers(await response.json()));
  }, [site]);
  if (leftovers.length === 0) return null;
  return (
    <PopoverButton label={`${leftovers.length} from the sample`}>
      {(close) => {
        const closeAnd = (act: () => unknown) => () => {
          close();
          void act();
        };
        return (
          <>
            <ul>
              {leftovers.map((leftover) => (
                <li key={[leftover.file, ...leftover.path].join()}>
                  <Button
                    className="w-full rounded-lg px-3 py-2 text-start hover:bg-hover"
                    onPress={closeAnd(() => store.showPlace(leftover))}
                  >
                    {leftover.what}
                  </Button>
                </li>
              ))}
            </ul>
            <Button onPress={closeAnd(() => store.update({ dialog: <BeginEmptyDialog /> }))}>
              Begin empty…
            </Button>
          </>
        );
      }}
    </PopoverButton>
  );
}
