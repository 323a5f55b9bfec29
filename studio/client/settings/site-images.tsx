import { useMedia } from "../media/media.tsx";
import { useCall } from "../state/connection.ts";
import { useSaving } from "../state/saving.ts";
import { MediaRow } from "./media-row.tsx";
import type { SettingsForm } from "./settings.ts";

/** Shows the icon and the share images of a page, which no field names. Without them, the build draws others. */
export function SiteImages({ images }: Pick<SettingsForm, "images">) {
  const call = useCall();
  const saving = useSaving();
  const media = useMedia();
  return images.map(({ image, title, src, file }) => (
    <MediaRow
      key={image}
      {...{ title, src, file, path: [image] }}
      onReplace={() => void media.replace({ file: file ?? image, path: [] })}
      onRemove={() => void saving.run(() => call("setSiteImage", { target: image, image: null }))}
    />
  ));
}
