import type { Strings } from "#app/content/types.ts";
import { PATHS } from "#app/site-map.ts";
import { fillPlural } from "#app/ui/fill.ts";

export interface Refusal {
  /** The status is 0 if the response is missing or unreadable. */
  status: number;
  seconds: number;
}

export async function sendPasscode(password: string): Promise<Refusal | null> {
  try {
    const response = await fetch(PATHS.validatePassword, {
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

export function refusalMessage({ status, seconds }: Refusal, { lock: strings, lang }: Strings): string {
  switch (status) {
    case 200:
      return strings.incorrect;
    case 413:
      return strings.tooLong;
    case 429:
      return fillPlural(strings.tooMany, { seconds }, lang);
    default:
      return status >= 400 && status < 500 ? strings.refused : strings.failed;
  }
}
