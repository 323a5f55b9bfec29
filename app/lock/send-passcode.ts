import { PATHS } from "#app/site-map.ts";
import { fetchWithin } from "./fetch-within.ts";
import type { Refusal } from "./refusal.ts";

/** Returns null for the right passcode. */
export async function sendPasscode(password: string): Promise<Refusal | null> {
  try {
    const response = await fetchWithin(30_000, PATHS.validatePassword, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password }),
    });
    const { success }: { success: unknown } = await response.json();
    if (success === true) return null;
    if (success !== false) throw new Error("The response is not from this site");
    // A proxy can remove the header or replace it with a date.
    return { status: response.status, seconds: Number(response.headers.get("Retry-After")) || 60 };
  } catch (error) {
    console.error(error);
    return { status: 0, seconds: 0 };
  }
}
