import { Button } from "../ui/button.tsx";
import { useStore, useStudioState } from "../use-store.ts";
import { useChanges } from "./change-list.tsx";
import { PublishSheet, STAGES } from "./publish-sheet.tsx";

export function PublishButton() {
  const store = useStore();
  const site = useStudioState().site ?? store.site;
  const { isFirst, changes } = useChanges(site) ?? { isFirst: false, changes: [] };
  const count =
    changes.length === 0 ? "" : ` ${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  const stage = STAGES[site.publish.stage];
  return (
    <div className="ms-auto">
      <Button look="primary" onPress={() => void store.openPublishSheet(<PublishSheet />)}>
        {stage ? `${stage}…` : `Publish${isFirst ? " the whole site" : count}`}
      </Button>
    </div>
  );
}
