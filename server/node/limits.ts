import type { ServerOptions } from "node:http";

/**
 * How long and how much a client may take, all in one place. Times are in milliseconds. A browser on a bad line stays
 * well inside; whoever holds connections open on purpose does not.
 */
export const HTTP_LIMITS: ServerOptions = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeout: 10_000,
  /** From the first byte of a request to the end of its body, which is 4 KiB at most. */
  requestTimeout: 20_000,
  /** How long a connection may idle between requests: longer than the 60 s of the usual proxies, as those reuse it. */
  keepAliveTimeout: 65_000,
  /** How often the two times above are looked at. */
  connectionsCheckingInterval: 2_000,
  /** All headers of a request together, in bytes. */
  maxHeaderSize: 16 * 1024,
};

/** A connection on which nothing moves, as when a video is paused, is closed; the player asks for the rest later. */
export const SOCKET_IDLE_MS = 120_000;

/** From the signal to stop to the end of the process, whatever is still running. */
export const SHUTDOWN_MS = 10_000;

/**
 * During it, an answer says "Connection: close", and a connection on which nothing was asked for this long is closed;
 * not sooner, as a request may be on its way.
 */
export const SHUTDOWN_IDLE_MS = 1_000;

/** Connections that the system holds until we accept them, at most: the default of Node.js. */
export const ACCEPT_QUEUE = 511;

/** Log lines that nobody reads are dropped beyond this many bytes. */
export const MAX_LOG_BACKLOG = 1024 * 1024;
