/** Every stretch of twice this many bytes holds a whole piece. */
const PIECE_BYTES = 2048;
const KEY_BYTES = 4;

type Piece = { bytes: Buffer; anchor: number; name: string };

/** Finds 4 KiB in a row from wherever in a file; a smaller file only whole. */
export function createPieceSearch(files: readonly { name: string; bytes: Buffer }[]) {
  const index = new Map<number, Piece[]>();
  // Asked first, for each byte: most keys are of no piece.
  const seen = new Uint8Array(1 << 16);
  for (const { name, bytes } of files) {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      if (piece.length < PIECE_BYTES && at > 0) continue;
      const anchor = anchorOf(piece);
      if (anchor === undefined) continue;
      const key = piece.readUInt32BE(anchor);
      seen[slot(key)] = 1;
      index.set(key, [...(index.get(key) ?? []), { bytes: piece, anchor, name }]);
    }
  }

  return function piecesIn(bytes: Buffer): Set<string> {
    const found = new Set<string>();
    let key = 0;
    for (let end = 0; end < bytes.length; end++) {
      key = ((key << 8) | (bytes[end] ?? 0)) >>> 0;
      if (seen[slot(key)] === 0 || end < KEY_BYTES - 1) continue;
      for (const piece of index.get(key) ?? []) {
        const start = end + 1 - KEY_BYTES - piece.anchor;
        if (start >= 0 && bytes.subarray(start, start + piece.bytes.length).equals(piece.bytes))
          found.add(piece.name);
      }
    }
    return found;
  };
}

function slot(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> 16;
}

/** Where in a piece something begins; nowhere in padding, which all files of a kind have alike. */
function anchorOf(piece: Buffer): number | undefined {
  for (let at = 0; at + KEY_BYTES <= piece.length; at++) {
    if (piece[at] !== piece[at + 1]) return at;
  }
  return undefined;
}
