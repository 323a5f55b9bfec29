import { useState } from "react";
import {
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from "react-aria-components/ComboBox";
import { useCall } from "../state/connection.ts";
import { ITEM } from "../ui/menu.tsx";
import { FIELD, INPUT, LIST, LIST_POPOVER } from "../ui/styles.ts";
import { cardTypeFixes } from "./card-types.ts";
import type { ControlProps } from "./controls.tsx";
import { EnglishTexts } from "./language-choice.tsx";
import { FixButtons } from "./problem-fix.tsx";
import { useSettings } from "./settings.ts";
import { parseTyped, valueOfName } from "./typed-value.ts";
import { useForm } from "./use-draft.ts";

/** Shows a text field with a menu of values. The owner can also type another value. */
export function SuggestionControl({ place, title, help, schema, draft, value }: ControlProps) {
  const { suggestions } = useForm();
  const options = suggestions[schema.purpose ?? ""] ?? [];
  const call = useCall();
  const { saveValue } = useSettings();
  const retry = () => draft.save((typed) => parseTyped(valueOfName(`${typed}`, options), schema));
  const save = () => void retry();
  const use = (option: string) => {
    draft.change(option);
    return retry();
  };
  const { missingType } = draft;
  // A restored value must not open the menu again.
  const [isRestored, setRestored] = useState(false);
  return (
    <>
      <ComboBox
        className={FIELD}
        allowsCustomValue
        menuTrigger={isRestored ? "manual" : "focus"}
        defaultFilter={(value, typed) =>
          options.some((option) => option.value === value && isMatch(option, typed.trim().toLowerCase()))
        }
        inputValue={`${value ?? ""}`}
        isInvalid={draft.error !== ""}
        onInputChange={(typed) => {
          if (typed === value) return;
          setRestored(false);
          draft.change(typed);
        }}
        onSelectionChange={(key) => {
          if (key === null) return;
          void use(`${key}`);
        }}
        // A second refusal would cancel the save that a click on a button below starts.
        onBlur={() => {
          setRestored(false);
          if (!missingType) save();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") save();
          if (event.key !== "Escape") return;
          const isOpen = (event.target as Element).ariaExpanded === "true";
          setRestored(true);
          if (draft.discard() || isOpen) event.stopPropagation();
        }}
      >
        <Label>{title}</Label>
        <Input className={INPUT} />
        {help && (
          <Text slot="description" className="text-soft text-xs">
            {help}
          </Text>
        )}
        <FieldError className="text-alarm">{draft.error}</FieldError>
        <Popover className={LIST_POPOVER}>
          <ListBox className={LIST}>
            {options.map((option) => (
              <ListBoxItem key={option.value} id={option.value} textValue={option.value} className={ITEM}>
                <span className="truncate">{option.label}</span>
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
      <FixButtons fixes={missingType ? cardTypeFixes(missingType, { call, saveValue, use, retry }) : []} />
      {place.file === "profile.yaml" && schema.purpose === "language" && (
        <EnglishTexts label="Translate them" />
      )}
    </>
  );
}

function isMatch({ value, label }: { value: string; label: string }, typed: string): boolean {
  return `${value} ${label}`.toLowerCase().includes(typed);
}
