import { useStore, useStudioState } from "../state/use-store.ts";
import { Button } from "../ui/button.tsx";
import { useChanges } from "./change-list.tsx";
import { PublishSheet, STAGES } from "./publish-sheet.tsx";

export function PublishButton() {
  const store = useStore();
  const site = useStudioState().site ?? store.site;
  const { isFirst, comparedAt, changes } = useChanges(site) ?? {
    isFirst: false,
    comparedAt: null,
    changes: [],
  };
  const count = changes.length === 1 ? " 1 change" : ` ${changes.length} changes`;
  const what = isFirst ? " the whole site" : changes.length > 0 ? count : "";
  const stage = STAGES[site.publish.stage];
  return (
    <div className="ms-auto">
      <Button look="primary" onPress={() => void store.openPublishSheet(<PublishSheet />)}>
        {stage ? `${stage}…` : `Publish${comparedAt ? what : ""}`}
      </Button>
    </div>
  );
}
