import type { Content } from "#app/content/types.ts";

/** Only the server's bundle contains the snapshot. */
declare const content: Content;
export default content;
