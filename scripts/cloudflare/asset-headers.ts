import type { AppModule } from "../../server/app-build.ts";
import { contentType } from "../../server/content-type.ts";
import { type PublicFile, publicHeaders } from "../../server/public-headers.ts";
import { securityHeaders } from "../../server/security-headers.ts";

/** What each public file says of itself, by its address: what the app on Node sends, and its type. */
export function assetHeaders(
  files: ReadonlyMap<string, PublicFile & { path: string }>,
  { siteUrl, styleHash }: Pick<AppModule, "siteUrl" | "styleHash">,
): Map<string, Record<string, string>> {
  return new Map(
    Array.from(files, ([address, file]) => {
      const security = securityHeaders({
        kind: file.isPage ? "prerendered-page" : "other",
        path: address,
        nonce: "",
        scriptHashes: file.scriptHashes,
        styleHash,
        secure: siteUrl.startsWith("https:"),
        mode: "production",
      });
      const type = { "Content-Type": contentType(file.path) };
      return [address, { ...security, ...type, ...publicHeaders(address, file, files) }];
    }),
  );
}
