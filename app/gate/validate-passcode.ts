import { ADDRESSES } from "#app/addresses.ts";
import { FAILURE, refusalMessage } from "./messages.ts";

export type Verdict = { outcome: "right" } | { outcome: "wrong"; message: string; seconds?: number };

/** Never throws. */
export async function validatePasscode(password: string): Promise<Verdict> {
  try {
    const response = await fetch(ADDRESSES.validatePassword, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password }),
    });
    const answer: { success: unknown } = await response.json();
    if (answer.success) return { outcome: "right" };
    const seconds = Number(response.headers.get("Retry-After"));
    return { outcome: "wrong", message: refusalMessage(response.status, seconds), seconds };
  } catch (error) {
    console.error(error);
    return { outcome: "wrong", message: FAILURE };
  }
}
