import { callApi } from "../state/api.ts";
import { useStore } from "../state/use-store.ts";
import { MediaRow } from "./media-row.tsx";
import type { SettingsForm } from "./settings.ts";

/** Shows the icon and the share images of a page, which no field names. Without them, the build draws others. */
export function SiteImages({ images }: Pick<SettingsForm, "images">) {
  const store = useStore();
  return images.map(({ image, title, src, file }) => (
    <MediaRow
      key={image}
      {...{ title, src, file, path: [image] }}
      onReplace={() => void store.replaceMedia({ file: file ?? image, path: [] })}
      onRemove={() => void store.perform(() => callApi(`site-image?image=${image}`, { method: "POST" }))}
    />
  ));
}
