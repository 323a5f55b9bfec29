import type { Page } from "@playwright/test";

/** The body as it travels. Headers are left out, as HTTP/2 shrinks them. */
export interface Transfer {
  url: string;
  /** As the developer tools call it: "Document", "Script", "Stylesheet", "Font", "Image", "Media" … */
  type: string;
  encoding: string;
  bytes: number;
}

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
