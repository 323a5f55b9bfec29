import { createContext, useContext, useEffect, useRef, useState } from "react";
import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import { type Draft, type SettingsForm, useSettings } from "./settings.ts";

const FormContext = createContext<SettingsForm | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): SettingsForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is outside the form.");
  return form;
}

export type Write = (place: FieldPath, value: unknown, was: unknown) => Promise<void>;

export type DraftField = ReturnType<typeof useDraft>;

/** Keeps an unsaved value in the settings, so that a refused value survives when the panel shows another form. */
export function useDraft(place: FieldPath, value: unknown, write?: Write) {
  const settings = useSettings();
  const form = useForm();
  const name = fieldName(place);
  const latest = useRef(settings.drafts.get(name) ?? null);
  const saving = useRef<Draft | null>(null);
  const [draft, setDraftState] = useState(latest.current);
  const setDraft = (next: Draft | null) => {
    latest.current = next;
    if (next && !next.isSaved) settings.drafts.set(name, next);
    else settings.drafts.delete(name);
    setDraftState(next);
  };

  useEffect(() => {
    if (latest.current?.isSaved) setDraft(null);
  }, [form]);

  const change = (next: unknown) => {
    const { was = value, error } = latest.current ?? {};
    setDraft({ value: next, was, ...(error && { error }) });
  };
  return {
    current: draft ? draft.value : value,
    error: draft?.error ?? "",
    change,
    /** Shows the saved value again. Returns false if nothing was changed. */
    discard(): boolean {
      const isChanged = latest.current !== null && !latest.current.isSaved;
      if (isChanged) setDraft(null);
      return isChanged;
    },
    preview(next: unknown) {
      change(next);
      settings.preview.show(place, next);
    },
    /** @param parse returns the value to save, or throws an error for the owner */
    async save(parse: (typed: unknown) => unknown = (typed) => typed) {
      const saved = latest.current;
      if (!saved || saved.isSaved || saving.current === saved) return;
      saving.current = saved;
      try {
        await settings.preview.stop();
        const next = parse(saved.value);
        if (next === (typeof saved.was === "string" ? saved.was.trim() : saved.was)) return setDraft(null);
        await (write ?? settings.saveValue)(place, next, saved.was);
        if (latest.current === saved) setDraft({ value: next, was: next, isSaved: true });
        else if (latest.current) setDraft({ ...latest.current, was: next });
      } catch (error) {
        if (latest.current) setDraft({ ...latest.current, error: (error as Error).message });
      }
    },
  };
}
