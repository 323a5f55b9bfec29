export interface FieldPath {
  file: string;
  path: (string | number)[];
}

/** Returns a name such as "case-studies/trade/case-study.yaml#sections.0.title". */
export function fieldName({ file, path }: FieldPath): string {
  return `${file}#${path.join(".")}`;
}

export function parseFieldName(name: string): FieldPath {
  const [file = "", path = ""] = name.split("#");
  return { file, path: path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}
