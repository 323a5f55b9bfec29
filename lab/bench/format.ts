export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index === 0 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

export function kB(bytes: number): string {
  return bytes === 0 ? "0" : decimal(bytes / 1000, 1);
}

export function whole(value: number): string {
  return decimal(value, 0);
}

export function ratio(value: number, reference: number): string {
  return `${decimal(value / reference, 2)} ×`;
}

export function seconds(milliseconds: number): string {
  return decimal(milliseconds / 1000, 1);
}

function decimal(value: number, digits: number): string {
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
