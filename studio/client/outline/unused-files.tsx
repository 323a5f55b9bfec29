import { ownerFileName } from "../../shared/titles.ts";
import { usePages } from "../pages/pages.ts";
import { useCall } from "../state/connection.ts";
import { useValue } from "../state/model.ts";
import { useSaving } from "../state/saving.ts";
import { useSite } from "../state/site.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";

const PREVIEW = "h-8 w-11 flex-none rounded";

/** Lists images and videos that no page shows. The owner can restore or remove them. */
export function UnusedFiles({ close }: { close: () => void }) {
  const call = useCall();
  const saving = useSaving();
  const pages = usePages();
  const files = useValue(useSite(), (site) => site.unused);
  const restore = async (file: string) =>
    pages.showPlace(await saving.run(() => call("restoreUnusedFile", { file }), { done: "Restored" }));
  const remove = (file: string) => saving.run(() => call("removeUnusedFile", { file }), { done: "Removed" });
  return (
    <ul>
      {files.map((file) => (
        <li key={file} className="flex items-center gap-2 ps-2">
          {/\.(mp4|webm|mov)$/i.test(file) ? (
            <span className={`grid place-items-center text-soft ${PREVIEW}`}>
              <Icon name="play" />
            </span>
          ) : (
            <img
              src={`/studio/published/content/${encodeURI(file)}`}
              alt=""
              className={`object-cover ${PREVIEW}`}
            />
          )}
          <span className="min-w-0 flex-auto truncate">{ownerFileName(file)}</span>
          <Button
            look="quiet"
            aria-label={`Restore ${ownerFileName(file)}`}
            onPress={() => {
              close();
              void restore(file);
            }}
          >
            Restore
          </Button>
          <IconButton
            label={`Remove ${ownerFileName(file)}`}
            icon="close"
            onPress={() => void remove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
