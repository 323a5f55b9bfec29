import type { Page } from "@playwright/test";

/** `bytes` is the size of the compressed body. HTTP/2 compresses headers, so the size excludes headers. */
export interface Transfer {
  url: string;
  /** The developer tools show the same types, such as "Document", "Script" and "Font". */
  type: string;
  encoding: string;
  bytes: number;
}

/** Starts to record responses. The returned function lists the responses so far. */
export async function recordTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer & { headerBytes: number }>();
  const finishedTransfers: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { url, headers, encodedDataLength: headerBytes } = response;
    const encoding = headers["content-encoding"] ?? headers["Content-Encoding"] ?? "";
    transfers.set(requestId, { url, type, encoding, bytes: 0, headerBytes });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) finishedTransfers.push({ ...transfer, bytes: encodedDataLength - transfer.headerBytes });
  });
  await session.send("Network.enable");
  return () => finishedTransfers;
}

export function totalBytes(transfers: Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
