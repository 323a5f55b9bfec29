import type { RawResponse } from "./raw-client.ts";

/** Returns a response without its date and nonce, so that equal responses compare as equal. */
export function comparable({ status, headers, body }: RawResponse) {
  const [, nonce] = /'nonce-([\w+/=-]+)'/.exec(headers) ?? [];
  const plain = (text: string) => (nonce ? text.replaceAll(nonce, "a nonce") : text);
  return {
    status,
    headers: plain(headers)
      .toLowerCase()
      .replace(/^date: .*\n/m, ""),
    body: plain(body.toString("latin1")),
  };
}
