import { useEffect } from "react";
import { DifferenceList } from "../publish/difference-list.tsx";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { useSite } from "../state/site.ts";

/** Shows the last change while another program made it. The owner can take it back. */
export function OutsideNotice({ onTakeBack }: { onTakeBack: () => void }) {
  const notices = useNotices();
  const site = useSite();
  const time = useValue(site, ({ outside }) => outside?.time);
  useEffect(() => {
    const { undo, outside } = site.value;
    if (!time || !undo || !outside) return;
    const details = outside.changes.length > 0 && (
      <details className="basis-full pe-3">
        <summary className="min-h-control text-soft">Before and after</summary>
        <div className="mb-2 max-h-[40vh] overflow-auto">
          <DifferenceList changes={outside.changes} versions={["blob", "blob"]} />
        </div>
      </details>
    );
    const action = { label: "Take back", onPress: onTakeBack };
    const key = notices.queue.add({ message: undo, action, details });
    return () => notices.queue.close(key);
  }, [notices, site, time, onTakeBack]);
  return null;
}
