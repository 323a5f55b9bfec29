import { useState } from "react";
import { Label, Slider, SliderOutput } from "react-aria-components/Slider";
import { Switch } from "react-aria-components/Switch";
import type { FieldPath } from "../../shared/field-path.ts";
import { titleFromKey } from "../../shared/titles.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Track } from "../ui/track.tsx";
import type { FieldDraft } from "./field-draft.ts";
import { isNumber, type Schema, stepOf } from "./schema.ts";
import { parseTyped } from "./typed-value.ts";

export interface ControlProps {
  place: FieldPath;
  title: string;
  isLabelHidden: boolean;
  help: string;
  schema: Schema;
  draft: FieldDraft;
  value: unknown;
  /** The value that applies if the field is empty. */
  fallback: string | number | undefined;
  /** The text that an empty field shows, or null if the field cannot be empty. */
  emptyLabel: string | null;
  empty: () => Promise<void>;
  emptyValue: null | undefined;
}

export function TextControl(props: ControlProps & { isDisabled?: boolean }) {
  const { title, help, schema, draft, value, fallback, emptyValue } = props;
  const text = `${value ?? ""}`;
  const isLong = text.length > 40 && /\s/.test(text);
  // Keep the control while the owner types, because a replaced control would lose the cursor.
  const [isMultiline] = useState(isLong || ["markdown", "notes"].includes(schema.format ?? ""));
  const save = () => void draft.save((typed) => parseTyped(`${typed}`, schema) ?? emptyValue);
  return (
    <TextField
      label={title}
      isLabelHidden={props.isLabelHidden}
      help={help}
      error={draft.error}
      value={text}
      placeholder={fallback === undefined ? "" : `${fallback}`}
      isMultiline={isMultiline}
      isDisabled={props.isDisabled ?? false}
      inputMode={isNumber(schema) ? "decimal" : "text"}
      onChange={draft.change}
      onBlur={save}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey } = event;
        if (key === "Enter" && (!isMultiline || ctrlKey || metaKey)) save();
        discardOrContinue(event, draft);
      }}
    />
  );
}

/** Restores the saved value on the first Escape. The second Escape closes the panel. */
export function discardOrContinue(
  event: { key: string; continuePropagation: () => void },
  draft: FieldDraft,
): void {
  if (event.key !== "Escape" || !draft.discard()) event.continuePropagation();
}

export function ChoiceControl({ title, help, schema, draft, value, emptyLabel, empty }: ControlProps) {
  const options = (schema.enum ?? []).map((choice) => ({ value: choice, label: titleFromKey(choice) }));
  return (
    <>
      <Select
        label={title}
        options={emptyLabel ? [{ value: "", label: emptyLabel }, ...options] : options}
        value={`${value ?? ""}`}
        onChange={(choice) => {
          if (choice === "") return void empty();
          draft.change(choice);
          void draft.save();
        }}
      />
      <Help text={help} error={draft.error} />
    </>
  );
}

export function SwitchControl({ title, help, draft, value }: ControlProps) {
  return (
    <>
      <Switch
        className="group flex min-h-control items-center justify-between gap-2"
        isSelected={value === true}
        onChange={(isOn) => {
          draft.change(isOn);
          void draft.save();
        }}
      >
        {title}
        <span className="h-5 w-9 rounded-full bg-edge p-0.5 group-data-selected:bg-mark">
          <span className="block size-4 rounded-full bg-bar group-data-selected:translate-x-4" />
        </span>
      </Switch>
      <Help text={help} error={draft.error} />
    </>
  );
}

/** Shows a text that the owner can turn off. The value is then `false`. */
export function TextOrOffControl(props: ControlProps) {
  const { draft, value, empty } = props;
  return (
    <>
      <TextControl {...props} value={value === false ? "" : value} isDisabled={value === false} />
      <Checkbox
        isSelected={value === false}
        onChange={(isOff) => {
          if (!isOff) return void empty();
          draft.change(false);
          void draft.save();
        }}
      >
        Leave out
      </Checkbox>
    </>
  );
}

export function SliderControl(props: ControlProps) {
  const { title, help, schema, draft, value, fallback } = props;
  const { minimum = 0, maximum = 2000 } = schema;
  const isEmpty = value === undefined || value === null;
  const number = Number(isEmpty ? (fallback ?? minimum) : value);
  return (
    <>
      <Slider
        className="grid grid-cols-[1fr_auto] items-center gap-x-2"
        minValue={minimum}
        maxValue={maximum}
        step={stepOf(schema)}
        value={number}
        onChange={(next) => draft.preview(next)}
        onChangeEnd={() => void draft.save()}
      >
        <Label>{title}</Label>
        <SliderOutput className="text-soft tabular-nums">
          {isEmpty ? [props.emptyLabel, fallback].filter(Boolean).join(": ") : number}
        </SliderOutput>
        <Track />
      </Slider>
      <EmptyButton {...props} />
      <Help text={help} error={draft.error} />
    </>
  );
}

/** Empties a control such as a menu, which has no text to delete. */
export function EmptyButton({ title, draft, fallback, emptyLabel, empty }: ControlProps) {
  if (!emptyLabel || (draft.current ?? undefined) === undefined) return null;
  const label = emptyLabel === "None" ? "Remove" : ["Use the default", fallback].filter(Boolean).join(": ");
  return (
    <div className="-ms-3">
      <Button look="quiet" aria-label={`${title}: ${label}`} onPress={() => void empty()}>
        {label}
      </Button>
    </div>
  );
}

export function Help({ text, error }: { text: string; error: string }) {
  return (
    <>
      {text && <p className="text-soft text-xs">{text}</p>}
      {error && (
        <p role="alert" className="text-alarm">
          {error}
        </p>
      )}
    </>
  );
}
