/** Returns a changed text with the line ends of its source. A new line gets the line end of the line above. */
export function withLineEnds(source: string, text: string): string {
  const [oldLines, lines] = [linesOf(source), linesOf(text)];
  const ends = new Set(oldLines.map(endOf).filter(Boolean));
  const [onlyEnd = "\n"] = ends;
  if (ends.size <= 1) return text.replaceAll("\n", onlyEnd);
  const isSame = (index: number) => contentOf(oldLines.at(index)) === contentOf(lines.at(index));
  const maxCommon = Math.min(oldLines.length, lines.length);
  let [head, tail] = [0, 0];
  while (head < maxCommon && isSame(head)) head += 1;
  while (tail < maxCommon - head && isSame(-1 - tail)) tail += 1;
  const movedLines = Map.groupBy(oldLines.slice(head, oldLines.length - tail), contentOf);
  let lineAbove = onlyEnd;
  return lines
    .map((line, index) => {
      const fromEnd = index - lines.length;
      const oldLine =
        index < head
          ? oldLines[index]
          : -fromEnd <= tail
            ? oldLines.at(fromEnd)
            : movedLines.get(contentOf(line))?.shift();
      lineAbove = endOf(oldLine) || lineAbove;
      return line.endsWith("\n") ? contentOf(line) + lineAbove : line;
    })
    .join("");
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}

function contentOf(line = ""): string {
  return line.replace(/\r?\n$/, "");
}

function endOf(line = ""): string {
  return line.slice(contentOf(line).length);
}
