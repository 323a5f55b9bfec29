/** A field of a file in content/. */
export interface Place {
  /** Below content/, with slashes. */
  file: string;
  path: (string | number)[];
}

/** "case-studies/trade/case-study.yaml#sections.0.title" */
export function nameOf({ file, path }: Place): string {
  return `${file}#${path.join(".")}`;
}

export function placeOf(name: string): Place {
  const [file = "", path = ""] = name.split("#");
  return { file, path: path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}
