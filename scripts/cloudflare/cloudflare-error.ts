/** The message is one plain sentence that says what the owner is to do. */
export class CloudflareError extends Error {}
