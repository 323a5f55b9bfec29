import type { Reading } from "../decoders/decode.ts";
import { compare, gridOf, hasDetailOf, isCopy, isSameWhole, type Locked, toLocked } from "./likeness.ts";
import { type Look, lookOfPixels, looksOf } from "./look.ts";

export interface NamedPicture {
  name: string;
  bytes: Buffer;
}

/** Of two sizes of one picture, and of two frames of a film that one of them stands for. */
const SAME = { likeness: 0.995, difference: 3 };
const SAME_FRAME = { likeness: 0.97, difference: 8 };

export type PictureSearch = (reading: Pick<Reading, "bytes" | "pixels">) => Promise<Set<string>>;

/**
 * Finds pictures by what they show, however they were scaled, cut, encoded or blurred.
 * @param open pictures that content/ shows to everyone, of which only one that is a locked one counts
 */
export async function createPictureSearch(
  pictures: readonly NamedPicture[],
  open: readonly NamedPicture[] = [],
): Promise<PictureSearch> {
  const locked: { name: string; known: Known; locked: Locked }[] = [];
  for (const { name, bytes } of pictures) {
    for (const known of (await looksOf(bytes)).map(know)) {
      if (!locked.some((other) => other.name === name && isAnotherSize(known, other.known, SAME_FRAME)))
        locked.push({ name, known, locked: toLocked(known.look) });
    }
  }
  let shown: Promise<Known[]> | undefined;
  // A page shows each picture in many sizes.
  const judged: { known: Known; found: string[] }[] = [];

  /** Asked for a few only, as it takes as long as all else. */
  async function isShown(known: Known): Promise<boolean> {
    shown ??= Promise.all(open.map(({ bytes }) => looksOf(bytes))).then((looks) => looks.flat().map(know));
    return (await shown).some((other) => isAnotherSize(known, other));
  }

  async function judge(look: Look): Promise<string[]> {
    const known = know(look);
    const before = judged.find((other) => isAnotherSize(known, other.known));
    if (before) return before.found;
    const alike = locked.filter(
      ({ locked: other }) => isSameWhole(known.grid, other) || hasDetailOf(look, other),
    );
    const isOpen = alike.length > 0 && (await isShown(known));
    const found = alike.filter((other) => !isOpen || isCopy(look, other.locked)).map(({ name }) => name);
    judged.push({ known, found });
    return found;
  }

  return async function picturesIn({ bytes, pixels }) {
    if (locked.length === 0) return new Set();
    const looks = pixels ? [await lookOfPixels(pixels)] : await looksOf(bytes);
    const found = new Set<string>();
    for (const look of looks) for (const name of await judge(look)) found.add(name);
    return found;
  };
}

interface Known {
  look: Look;
  grid: ReturnType<typeof gridOf>;
}

function know(look: Look): Known {
  return { look, grid: gridOf(look) };
}

function isAnotherSize(one: Known, other: Known, limit = SAME): boolean {
  if (one.grid.columns !== other.grid.columns || one.grid.rows !== other.grid.rows) return false;
  const [{ grey: a }, { grey: b }] = [one.look, other.look];
  if (Math.abs((a.width * b.height) / (a.height * b.width) - 1) > 0.03) return false;
  if (Math.min(a.width, b.width) < 100 && a.width !== b.width) return false;
  const { likeness, difference } = compare(one.grid, other.grid);
  return likeness >= limit.likeness && difference <= limit.difference;
}
