import type { Content } from "#app/content/types.ts";

/** The snapshot, which only the server's bundle contains. */
declare const content: Content;
export default content;
