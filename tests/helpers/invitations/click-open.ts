import type { RawRequest } from "../raw-client.ts";

/** The request that a browser sends after a click on the button of an invitation's page. */
export function clickOpen(target: string, headers: Record<string, string> = {}): RawRequest {
  return { method: "POST", target, headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers } };
}
