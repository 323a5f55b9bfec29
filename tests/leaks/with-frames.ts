import type { ReadFrames } from "../../leak-check/find-leaks.ts";
import type { Locked } from "../../leak-check/secrets.ts";

/** Frames of locked films count as locked pictures, named by their film. */
export async function withFrames(secrets: Locked, readFrames: ReadFrames): Promise<Locked> {
  const pictures = [...secrets.pictures];
  for (const { name, bytes } of secrets.films) {
    for (const frame of await readFrames(bytes)) pictures.push({ name, bytes: frame });
  }
  return { ...secrets, pictures };
}
