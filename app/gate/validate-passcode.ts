import { ADDRESSES } from "#app/addresses.ts";
import type { Refusal } from "./messages.ts";

/** Null when it is right. Never throws. */
export async function validatePasscode(password: string): Promise<Refusal | null> {
  try {
    const response = await fetch(ADDRESSES.validatePassword, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password }),
    });
    const answer: { success: unknown } = await response.json();
    if (answer.success) return null;
    const seconds = Number(response.headers.get("Retry-After"));
    return { status: response.status, seconds };
  } catch (error) {
    console.error(error);
    return { status: 0, seconds: 0 };
  }
}
