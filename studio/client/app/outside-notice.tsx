import { useEffect } from "react";
import { ChangeList } from "../publish/change-list.tsx";
import { useStore, useStudioState } from "../state/use-store.ts";

/** Shows the last change while another program made it. The owner can take it back. */
export function OutsideNotice() {
  const store = useStore();
  const time = useStudioState().site?.outside?.time;
  useEffect(() => {
    const { undo, outside } = store.getState().site ?? {};
    if (!time || !undo || !outside) return;
    const details = outside.changes.length > 0 && (
      <details className="basis-full pe-3">
        <summary className="min-h-control text-soft">Before and after</summary>
        <div className="mb-2 max-h-[40vh] overflow-auto">
          <ChangeList changes={outside.changes} versions={["blob", "blob"]} />
        </div>
      </details>
    );
    const action = { label: "Take back", onPress: () => void store.undoOrRedo("undo") };
    const key = store.notices.add({ message: undo, action, details });
    return () => store.notices.close(key);
  }, [store, time]);
  return null;
}
