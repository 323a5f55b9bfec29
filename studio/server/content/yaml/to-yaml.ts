import { Document, isScalar, isSeq, visit } from "yaml";

/** Returns a new value as YAML. A list inside a list, such as a row of a table, is one line in brackets. */
export function toYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Seq(_, list, parents) {
      if (isSeq(parents.at(-1)) && list.items.every(isScalar)) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
