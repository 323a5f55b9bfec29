import { useEffect, useState } from "react";
import type { FieldPath } from "../../shared/field-path.ts";
import type { SaveValue } from "../state/save-value.tsx";
import { Button } from "../ui/button.tsx";
import { elementIdOf, Field } from "./field.tsx";
import { Notes } from "./notes.tsx";
import type { Schema } from "./schema.ts";
import { useSettings } from "./settings.ts";

interface TextListProps {
  place: FieldPath;
  title: string;
  schema: Schema;
  items: Schema;
  value: unknown;
}

/** Shows a field for each text of a list. Emptying a field removes its text. */
export function TextList({ place, title, schema: { description }, items, value }: TextListProps) {
  const { saveValue } = useSettings();
  const texts: unknown[] = Array.isArray(value) ? value : [];
  const [newIndex, setNewIndex] = useState<number | null>(null);
  const newItem = newIndex === null ? "" : elementIdOf([...place.path, newIndex]);
  useEffect(() => {
    document.getElementById(newItem)?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [newItem]);
  const write: SaveValue = async (itemPlace, text, was, item) => {
    if (texts.length > 0) await saveValue(itemPlace, text, was, item);
    else await saveValue(place, [text], value);
    if (itemPlace.path.at(-1) === newIndex) setNewIndex(null);
  };
  // The response to the new text can arrive before its save ends, and then the list contains it already.
  const rows = newIndex === texts.length ? [...texts, undefined] : texts;
  return (
    <fieldset id={elementIdOf(place.path)} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <legend>{title}</legend>
      {description && <p className="text-soft text-xs">{description}</p>}
      {rows.map((text, index) => (
        <Field
          key={index}
          place={{ ...place, path: [...place.path, index] }}
          title={`${title}, ${index + 1}`}
          schema={items}
          value={text}
          isRequired
          isLabelHidden
          write={write}
        />
      ))}
      <Notes path={place.path} />
      <Button look="quiet" aria-label={`${title}: add`} onPress={() => setNewIndex(texts.length)}>
        Add
      </Button>
    </fieldset>
  );
}
