import type { Page } from "@playwright/test";

/** One response. `bytes` is the compressed body without headers, which HTTP/2 compresses. */
export interface Transfer {
  url: string;
  /** Type as in the developer tools: "Document", "Script", "Stylesheet", "Font", "Image", "Media" … */
  type: string;
  encoding: string;
  bytes: number;
}

/** Starts recording; the returned function lists the responses so far. */
export async function recordTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer & { headerBytes: number }>();
  const arrived: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { url, headers, encodedDataLength: headerBytes } = response;
    const encoding = headers["content-encoding"] ?? headers["Content-Encoding"] ?? "";
    transfers.set(requestId, { url, type, encoding, bytes: 0, headerBytes });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) arrived.push({ ...transfer, bytes: encodedDataLength - transfer.headerBytes });
  });
  await session.send("Network.enable");
  return () => arrived;
}

export function sum(transfers: Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
