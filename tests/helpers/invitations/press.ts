import type { Question } from "../ask.ts";

/** What a browser sends when the button of an invitation's page is pressed. */
export function press(target: string, headers: Record<string, string> = {}): Question {
  return { method: "POST", target, headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers } };
}
