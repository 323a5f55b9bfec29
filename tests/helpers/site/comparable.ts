import type { RawResponse } from "./raw-client.ts";

/**
 * Returns a response without its date and nonce, which differ even between otherwise equal responses.
 * @param mask replaces other texts that differ, such as the requested path
 */
export function comparableResponse({ status, headers, body }: RawResponse, mask = (text: string) => text) {
  const [, nonce] = /'nonce-([\w+/=-]+)'/.exec(headers) ?? [];
  const withoutNonce = (text: string) => mask(nonce ? text.replaceAll(nonce, "a nonce") : text);
  return {
    status,
    headers: withoutNonce(headers)
      .toLowerCase()
      .replace(/^date: .*\n/m, ""),
    body: withoutNonce(body.toString("latin1")),
  };
}
