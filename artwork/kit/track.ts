type Style = Record<string, string | number>;

/** One stop: seconds from the start, the CSS declarations there, and the easing towards the next stop. */
export type Stop = [at: number, style: Style, easing?: string];

export const ease = {
  out: "cubic-bezier(.2,.8,.2,1)",
  inOut: "cubic-bezier(.65,0,.35,1)",
  in: "cubic-bezier(.55,0,.8,.3)",
  hold: "steps(1, end)",
  linear: "linear",
} as const;

/**
 * Writes the keyframes of one animated element of a film in seconds instead of per cent.
 * Give the first and the last stop the same style, so that the loop has no seam.
 *
 * @param selector what moves
 * @param seconds the film's length
 * @param stops in order of time; the first is at 0 and the last at `seconds` (added when left out, as the first's copy)
 */
export function track(selector: string, seconds: number, stops: Stop[]): string {
  const name = `t-${hash(selector + JSON.stringify(stops))}`;
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last || first[0] !== 0) throw new Error(`${selector}: the first stop must be at 0`);
  const whole = last[0] < seconds ? [...stops, [seconds, first[1]] as Stop] : stops;
  const frames = whole.map(([at, style, easing]) => {
    const body = Object.entries(style)
      .map(([property, value]) => `${property}:${value}`)
      .join(";");
    const timing = easing ? `;animation-timing-function:${easing}` : "";
    return `${((at / seconds) * 100).toFixed(4)}%{${body}${timing}}`;
  });
  return `@keyframes ${name}{${frames.join("")}}${selector}{animation:${name} ${seconds}s ${ease.inOut} infinite both}`;
}

function hash(text: string): string {
  let value = 5381;
  for (const char of text) value = ((value * 33) ^ char.charCodeAt(0)) >>> 0;
  return value.toString(36);
}
