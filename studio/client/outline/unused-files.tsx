import { useEffect, useState } from "react";
import type { FieldPath } from "../../shared/field-path.ts";
import { callApi, postJson } from "../state/api.ts";
import { useStore, useStudioState } from "../state/use-store.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";

const PREVIEW = "h-8 w-11 flex-none rounded";

/** Lists images and videos that no page shows. The owner can restore or remove them. */
export function UnusedFiles() {
  const store = useStore();
  const { site } = useStudioState();
  const [files, setFiles] = useState<string[]>([]);
  useEffect(() => {
    const load = async () => (await callApi("unused")).json();
    // The server refuses to list files while another file has a problem.
    if (site) void load().then(setFiles, () => setFiles([]));
  }, [site]);
  if (files.length === 0) return null;
  const restore = async (file: string) => {
    const restoring = postJson<FieldPath & { page: string }>("unused/restore", { file });
    await store.perform(() => restoring, "Restored");
    await store.shown;
    await store.showPlace(await restoring);
  };
  const remove = (file: string) => store.perform(() => postJson("unused/remove", { file }), "Removed");
  return (
    <PopoverButton label={files.length === 1 ? "1 unused file" : `${files.length} unused files`}>
      {(close) => (
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
              <span className="min-w-0 flex-auto truncate">{file}</span>
              <Button
                look="quiet"
                aria-label={`Restore ${file}`}
                onPress={() => {
                  close();
                  void restore(file);
                }}
              >
                Restore
              </Button>
              <IconButton label={`Remove ${file}`} icon="close" onPress={() => void remove(file)} />
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}
