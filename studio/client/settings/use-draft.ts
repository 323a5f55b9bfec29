import { createContext, useContext, useEffect, useMemo, useReducer } from "react";
import { type FieldPath, fieldName, itemAround } from "../../shared/field-path.ts";
import type { SaveValue } from "../state/save-value.tsx";
import { draftOf, type FieldDraft } from "./field-draft.ts";
import { type SettingsForm, useSettings } from "./settings.ts";

const FormContext = createContext<SettingsForm | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): SettingsForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is outside the form.");
  return form;
}

/** Returns the draft of a field. Each change of the draft renders the component again. @param write replaces `saveValue` */
export function useDraft(place: FieldPath, value: unknown, write?: SaveValue): FieldDraft {
  const settings = useSettings();
  const form = useForm();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const name = fieldName(place);
  // A new object with the same place is the same field.
  const draft = useMemo(() => draftOf(settings, place), [settings, name]);
  draft.onChange = render;
  draft.saved = value;
  draft.item = itemAround(form.data, place.path);
  draft.write = write ?? settings.saveValue;
  useEffect(() => draft.settle(), [draft, form]);
  useEffect(() => () => void draft.leave(), [draft]);
  return draft;
}
