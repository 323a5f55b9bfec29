/** Returns a time in the language of the browser: "today, 13:06", or the date and the time. */
export function describeTime(time: number, now = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, options).format(time);
  return isToday
    ? `today, ${format({ timeStyle: "short" })}`
    : format({ dateStyle: "medium", timeStyle: "short" });
}
