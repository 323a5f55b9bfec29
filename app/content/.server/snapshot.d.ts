import type { Content } from "#app/content/types.ts";

/** Part of the server's bundle and of no other. */
declare const content: Content;
export default content;
