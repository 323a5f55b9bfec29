import type * as buildContent from "../../../pipeline/build-content.ts";

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
