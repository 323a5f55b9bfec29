import type { RawRequest, RawResponse, Send } from "./raw-client.ts";

/** Sends a request to each target, and returns the comparable responses. */
export function comparableResponses(
  send: Send,
  targets: string[],
  request: Omit<RawRequest, "target"> = {},
  mask?: (text: string) => string,
) {
  const responses = targets.map(async (target) =>
    comparableResponse(await send({ ...request, target }), mask),
  );
  return Promise.all(responses);
}

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
