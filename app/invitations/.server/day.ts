const HOUR = 60 * 60 * 1000;

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, "2026-12-31".length);
}

/** Whether the day is over everywhere on earth. It ends last at UTC-12. Text that is not a day is over. */
export function isOver(day: string, now: number): boolean {
  return !(now < Date.parse(day) + (24 + 12) * HOUR);
}
