import type { MediaSource } from "./media-choice.ts";
import type { MediaTarget } from "./media-target.ts";
import { isPrototype } from "./prototype-source.ts";
import { type MediaServices, saveMedia } from "./save-media.ts";

/** Equals the limit for media in studio/server/http/guard.ts. */
const MAX_BYTES = 60_000_000;

/** Reads and saves images, icons and PDFs. */
export function imageSource(services: MediaServices, target: MediaTarget): MediaSource {
  const { call } = services;
  const { place, item, siteImage } = target;
  return {
    read: async (file) => ({ file: await toReadableFile(file, target.kind), clip: null }),
    check: async (image) => (siteImage ? [] : call("checkImage", { place, item, name: image.name, image })),
    save: (state) =>
      saveMedia(services, target, state, async (input) => {
        const { file: image } = state;
        if (!image) return;
        if (siteImage) await call("setSiteImage", { target: siteImage, image });
        else await call("setImage", { ...input, image });
      }),
  };
}

/** Converts a HEIC photo to JPEG. @throws if the file is too large, or if the browser cannot read the photo */
async function toReadableFile(file: File, kind: MediaTarget["kind"]): Promise<File> {
  const advice = kind === "image" ? "Export it as JPEG, 1800 pixels wide." : "Export a smaller version.";
  if (isPrototype(file))
    throw new Error(`“${file.name}” is a prototype. Prototypes are only in sections: choose an image here.`);
  if (file.size > MAX_BYTES) throw new Error(`“${file.name}” is larger than 60 MB. ${advice}`);
  if (!/\.hei[cf]$/i.test(file.name) && !/hei[cf]/.test(file.type)) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    throw new Error(
      `This browser cannot read “${file.name}”, a HEIC photo. Export it as JPEG, or use Safari.`,
    );
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
