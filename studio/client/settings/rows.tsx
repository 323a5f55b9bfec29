import type { ReactNode } from "react";
import { dataAt, type FieldPath, itemAround } from "../../shared/field-path.ts";
import { useMedia } from "../media/media.tsx";
import { elementIdOf, Field } from "./field.tsx";
import { Group } from "./group.tsx";
import { MediaRow } from "./media-row.tsx";
import { childrenOf, isField, isShown, matchingVariant, type Schema, titleOf } from "./schema.ts";
import { useSettings } from "./settings.ts";
import { TextList } from "./text-list.tsx";
import { useForm } from "./use-draft.ts";

interface Groups {
  isOpen: (key: string) => boolean;
  toggle: (key: string, isOpen: boolean) => void;
  /** The keys of the fields and groups that a search finds, or null without a search. */
  found: Set<string> | null;
}

interface RowsProps extends Groups {
  place: FieldPath;
  schema: Schema;
  value: unknown;
  /** Some of the fields, or by default, all. */
  rows?: [string | number, Schema][];
}

/** Shows the fields and groups of a group, or the items of a list. A group without a found field shows all. */
export function Rows({ place: { file, path }, schema: outer, value, rows, ...groups }: RowsProps) {
  const settings = useSettings();
  const { shown } = useForm();
  const { schema } = matchingVariant(outer, value);
  const shownRows = (rows ?? childrenOf(schema, value)).filter(([key, inner]) =>
    isShown(inner, dataAt(value, [key])),
  );
  const foundRows = shownRows.filter(([key]) => groups.found?.has([...path, key].join(".")));
  return (foundRows.length > 0 ? foundRows : shownRows).map(([key, inner]): ReactNode => {
    const place = { file, path: [...path, key] };
    const itemValue = dataAt(value, [key]);
    const { schema: found, isNullable } = matchingVariant(inner, itemValue);
    const title = titleOf(key, itemValue, inner, dataAt(shown, place.path));
    const isRequired = !schema.properties || schema.required?.includes(`${key}`) === true;
    const row = { place, title, schema: inner, value: itemValue, isRequired };
    if (found.media) {
      const emptyValue = isNullable || !isRequired ? { value: isNullable ? null : undefined } : null;
      return <FileRow key={key} {...{ place, title, value: itemValue, schema: found, emptyValue }} />;
    }
    if (found.items?.type === "string" && found.purpose !== "typeface")
      return <TextList key={key} {...row} items={found.items} />;
    if (isField(found)) return <Field key={key} {...row} />;
    return (
      <Group
        key={key}
        title={title}
        level={path.length + 1}
        id={elementIdOf(place.path)}
        isOpen={groups.isOpen(place.path.join("."))}
        onToggle={(isOpen) => {
          groups.toggle(place.path.join("."), isOpen);
          if (isOpen) settings.markField(place);
        }}
      >
        <Rows place={place} schema={inner} value={itemValue} {...groups} />
      </Group>
    );
  });
}

interface FileRowProps {
  schema: Schema;
  place: FieldPath;
  title: string;
  value: unknown;
  emptyValue: { value: null | undefined } | null;
}

function FileRow({ place, title, value, schema: { media: kind, poster = "" }, emptyValue }: FileRowProps) {
  const { saveValue } = useSettings();
  const media = useMedia();
  const { shown, data } = useForm();
  const isVideo = kind === "video";
  const imagePath = isVideo ? [...place.path.slice(0, -1), poster] : place.path;
  const src = dataAt(shown, [...imagePath, "src"]) as string | undefined;
  return (
    <MediaRow
      {...{ title, src, path: place.path }}
      file={value ? `${value}` : null}
      onReplace={() => void media.replace(place, isVideo)}
      onRemove={
        emptyValue
          ? () => void saveValue(place, emptyValue.value, value, itemAround(data, place.path))
          : undefined
      }
    />
  );
}
