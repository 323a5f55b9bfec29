import type { RawResponse } from "./raw-client.ts";

/** Returns a response without its date and nonce, which differ even between otherwise equal responses. */
export function comparableResponse({ status, headers, body }: RawResponse) {
  const [, nonce] = /'nonce-([\w+/=-]+)'/.exec(headers) ?? [];
  const withoutNonce = (text: string) => (nonce ? text.replaceAll(nonce, "a nonce") : text);
  return {
    status,
    headers: withoutNonce(headers)
      .toLowerCase()
      .replace(/^date: .*\n/m, ""),
    body: withoutNonce(body.toString("latin1")),
  };
}
