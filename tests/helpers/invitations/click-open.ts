import type { RawRequest } from "../site/raw-client.ts";

/** Returns the request that a browser sends after a click on the button of an invitation page. */
export function clickRequest(target: string, headers: Record<string, string> = {}): RawRequest {
  return { method: "POST", target, headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers } };
}
