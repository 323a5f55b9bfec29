import type { Platform } from "../context.ts";
import { contentType, fileResponse } from "../file-response.ts";
import type { Bindings } from "./bindings.ts";

/** Serves locked media from R2, by keys such as `trade/desk-400.avif`. docs/decisions/0017-locked-media-in-r2.md */
export function createLockedMedia(bucket: Bindings["LOCKED_MEDIA"]): Platform["lockedMedia"] {
  return {
    async get(study, file, request) {
      const key = `${study}/${file}`;
      const storedFile = await bucket.head(key);
      if (!storedFile) return null;
      const headers = new Headers({ "Content-Type": contentType(file), ETag: storedFile.httpEtag });
      return fileResponse(request, headers, {
        size: storedFile.size,
        // The file name contains a hash of the contents, so the file has not changed since `head`.
        async read(first, last) {
          const storedPart = await bucket.get(key, { range: { offset: first, length: last - first + 1 } });
          return storedPart?.body as unknown as BodyInit;
        },
      });
    },
  };
}
