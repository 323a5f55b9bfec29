import type { Strings } from "#app/content/types.ts";
import { fillPlural } from "#app/ui/fill.ts";

/** What the server said to a try: the status, and how many seconds the next one must wait. */
export interface Refusal {
  /** 0 when no answer came, or none that made sense. */
  status: number;
  seconds: number;
}

export function refusalMessage({ status, seconds }: Refusal, { lock, lang }: Strings): string {
  switch (status) {
    case 200:
      return lock.incorrect;
    case 413:
      return lock.tooLong;
    case 429:
      return fillPlural(lock.tooMany, { seconds }, lang);
    default:
      return status >= 400 && status < 500 ? lock.refused : lock.failed;
  }
}
