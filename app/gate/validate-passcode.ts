/** What the visitor is told; `seconds` until the next try counts, when they have to wait. */
export type Verdict = { outcome: "right" } | { outcome: "wrong"; message: string; seconds?: number };

/** Asks the server. Never throws: a failure of network or parsing is logged and becomes a message. */
export async function validatePasscode(password: string): Promise<Verdict> {
  try {
    const response = await fetch("/api/validate-password", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password }),
    });
    const answer: { success: unknown } = await response.json();
    if (answer.success) return { outcome: "right" };
    const seconds = Number(response.headers.get("Retry-After"));
    const message =
      response.status === 429 ? `Too many attempts. Try again in ${seconds} seconds.` : "Incorrect passcode";
    return { outcome: "wrong", message, seconds };
  } catch (error) {
    console.error(error);
    return { outcome: "wrong", message: "Authentication failed. Please try again." };
  }
}
