import type { Content } from "#app/content/types.ts";

/** The type of `#snapshot`: what the build made of content/, part of the server's bundle and of no other. */
declare const content: Content;
export default content;
