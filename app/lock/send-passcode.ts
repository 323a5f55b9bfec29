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
    if (success) return null;
    return { status: response.status, seconds: Number(response.headers.get("Retry-After")) };
  } catch (error) {
    console.error(error);
    return { status: 0, seconds: 0 };
  }
}
