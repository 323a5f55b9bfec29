import type * as buildContent from "../../../pipeline/build-content.ts";
import type * as webfonts from "../../../pipeline/theme/webfonts.ts";

/** Replaces `prepareContent` in a test that does not need the generated media. */
export function withoutMedia({ prepareContent, ...others }: typeof buildContent): typeof buildContent {
  return {
    ...others,
    prepareContent: async (...options) => ({
      ...(await prepareContent(...options)),
      makeMedia: async () => 0,
    }),
  };
}

/** Replaces `generateWebfonts` in a test without fonts, because the fonts would take most of its time. */
export function withoutWebfonts(original: typeof webfonts): typeof webfonts {
  return { ...original, generateWebfonts: async () => ({ css: "", completeCss: "", preload: [], bytes: 0 }) };
}
