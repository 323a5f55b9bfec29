import { useEffect } from "react";
import { Group } from "react-aria-components/Group";
import { dataAt, type FieldPath, fieldName, type Path } from "../../shared/field-path.ts";
import { useValue } from "../state/model.ts";
import type { SaveValue } from "../state/save-value.tsx";
import { ColorControl } from "./color-control.tsx";
import {
  ChoiceControl,
  type ControlProps,
  SliderControl,
  SwitchControl,
  TextControl,
  TextOrOffControl,
} from "./controls.tsx";
import { Notes } from "./notes.tsx";
import { isSlider, matchingVariant, type Schema } from "./schema.ts";
import { useSettings } from "./settings.ts";
import { SuggestionControl } from "./suggestion-control.tsx";
import { TypefaceControl } from "./typeface-control.tsx";
import { useDraft, useForm } from "./use-draft.ts";

export interface FieldProps {
  place: FieldPath;
  title: string;
  schema: Schema;
  value: unknown;
  isRequired: boolean;
  isLabelHidden?: boolean;
  write?: SaveValue;
}

/** Shows the control of a field. While the control has the focus, the page marks the field. */
export function Field({
  place,
  title,
  schema: outer,
  value,
  isRequired,
  isLabelHidden = false,
  write,
}: FieldProps) {
  const settings = useSettings();
  const { defaults, shown, suggestions } = useForm();
  const { schema, isNullable } = matchingVariant(outer, value);
  const draft = useDraft(place, value, write);
  const key = place.path.join(".");
  const { error } = draft;
  useEffect(() => {
    const part = document.getElementById(elementIdOf(place.path));
    // The reason, and what to do about it, are below the control.
    if (error && part?.contains(document.activeElement)) part.scrollIntoView({ block: "center" });
  }, [error]);
  // A card without a color has the color of its study.
  const derivedColor = schema.format === "color" && value === undefined ? dataAt(shown, place.path) : null;
  const emptyValue = isNullable && value !== undefined ? null : undefined;
  const isOptional = outer.anyOf?.some((option) => option.const === false);
  const Control = isOptional ? TextOrOffControl : controlOf(schema, suggestions);
  const isOpened = useValue(
    settings,
    ({ opened }) => opened !== null && fieldName(opened.place) === fieldName(place),
  );
  return (
    <Group
      role="presentation"
      id={elementIdOf(place.path)}
      className={`grid grid-cols-[minmax(0,1fr)] gap-1 rounded-lg outline-none ${isOpened ? "bg-chosen shadow-[0_0_0_6px_var(--color-chosen)]" : ""}`}
      onFocus={() => settings.markField(place)}
      onBlur={() => settings.markField(null)}
    >
      <Control
        place={place}
        title={title}
        isLabelHidden={isLabelHidden}
        help={schema.description ?? ""}
        schema={schema}
        draft={draft}
        value={draft.current ?? schema.default}
        fallback={defaults[key] ?? (derivedColor as string | null) ?? undefined}
        emptyLabel={isNullable ? "None" : isRequired || outer.default !== undefined ? null : "Default"}
        empty={async () => {
          draft.change(emptyValue);
          await draft.save();
        }}
        emptyValue={emptyValue}
      />
      <Notes path={place.path} />
    </Group>
  );
}

export function elementIdOf(path: Path): string {
  return `value-${path.join("-")}`;
}

function controlOf(schema: Schema, suggestions: object): (props: ControlProps) => React.ReactNode {
  if (schema.purpose === "typeface") return TypefaceControl;
  if (schema.enum) return ChoiceControl;
  if (schema.type === "boolean") return SwitchControl;
  if (isSlider(schema)) return SliderControl;
  if (schema.format === "color") return ColorControl;
  return Object.hasOwn(suggestions, schema.purpose ?? "") ? SuggestionControl : TextControl;
}
