import type { Strings } from "#app/content/types.ts";
import { fillPlural } from "#app/ui/fill.ts";

export interface Refusal {
  /** The status is 0 if the response is missing or unreadable. */
  status: number;
  seconds: number;
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
