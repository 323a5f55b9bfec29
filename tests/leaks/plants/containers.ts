import { deflateRawSync, deflateSync } from "node:zlib";

/** An archive as far as its entries go; no directory follows. */
export function zip(files: Record<string, Buffer>, { isStored = false } = {}): Buffer {
  return Buffer.concat(
    Object.entries(files).flatMap(([name, bytes]) => {
      const data = isStored ? bytes : deflateRawSync(bytes);
      const head = Buffer.alloc(30);
      head.write("PK\u0003\u0004", "latin1");
      head.writeUInt16LE(isStored ? 0 : 8, 8);
      head.writeUInt32LE(data.length, 18);
      head.writeUInt32LE(bytes.length, 22);
      head.writeUInt16LE(name.length, 26);
      return [head, Buffer.from(name), data];
    }),
  );
}

export function pdf(...pages: string[]): Buffer {
  return pdfOf(pages.map((page) => ({ dictionary: "", data: Buffer.from(page, "latin1") })));
}

/** As a browser prints: numbers of glyphs, and elsewhere which letter each is. */
export function printedPdf(text: string): Buffer {
  const letters = [...new Set(text)];
  const number = (at: number) => (at + 3).toString(16).padStart(4, "0").toUpperCase();
  const code = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");
  const font = `${letters.length} beginbfchar\n${letters.map((letter, at) => `<${number(at)}> <${code(letter)}>`).join("\n")}\nendbfchar`;
  const rows = text.match(/.{1,9}/g) ?? [];
  const shown = rows.map(
    (row) => `<${Array.from(row, (letter) => number(letters.indexOf(letter))).join("")}> Tj 1 0 0 1 0 0 Tm`,
  );
  return pdf(`BT /F4 12 Tf ${shown.join("\n")} ET`, font);
}

/** Pixels as a browser's PDF holds them. */
export function pdfWithPicture({
  data,
  width,
  height,
}: {
  data: Buffer;
  width: number;
  height: number;
}): Buffer {
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`;
  return pdfOf([{ dictionary, data }]);
}

function pdfOf(streams: { dictionary: string; data: Buffer }[]): Buffer {
  const objects = streams.flatMap(({ dictionary, data }, at) => {
    const packed = deflateSync(data);
    const head = `${at + 1} 0 obj\n<<${dictionary} /Filter /FlateDecode /Length ${packed.length}>> stream\n`;
    return [Buffer.from(head), packed, Buffer.from("\nendstream\nendobj\n")];
  });
  return Buffer.concat([Buffer.from("%PDF-1.4\n"), ...objects, Buffer.from("%%EOF\n")]);
}
