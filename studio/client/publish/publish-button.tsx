import type { ReactNode } from "react";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { PublishSheet, STAGES } from "./publish-sheet.tsx";

const NO_CHANGES = { isFirst: false, comparedAt: null, changes: [] };

export function PublishButton({ onOpen }: { onOpen: (sheet: ReactNode) => void }) {
  const site = useSite();
  const publish = useValue(site, (state) => state.publish);
  const { isFirst, comparedAt, changes } = useValue(site, (state) => state.changes) ?? NO_CHANGES;
  const count = changes.length === 1 ? " 1 change" : ` ${changes.length} changes`;
  const what = isFirst ? " the whole site" : changes.length > 0 ? count : "";
  const stage = STAGES[publish.stage];
  return (
    <div className="ms-auto">
      <Button look="primary" onPress={() => onOpen(<PublishSheet />)}>
        {stage ? `${stage}…` : `Publish${comparedAt ? what : ""}`}
      </Button>
    </div>
  );
}
