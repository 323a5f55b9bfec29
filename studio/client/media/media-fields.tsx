import type { RefObject } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import type { FieldPath } from "../../shared/field-path.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";

export interface AltText {
  place: FieldPath;
  value: string | undefined;
}

interface FileFieldProps {
  types: readonly string[];
  /** The name of the chosen file. */
  name: string | undefined;
  onChoose: (file: File | undefined) => void;
}

export function FileField({ types, name, onChoose }: FileFieldProps) {
  return (
    <div className="flex items-center gap-3">
      <FileTrigger acceptedFileTypes={types} onSelect={(files) => onChoose(files?.[0])}>
        <Button>{name ? "Choose another file" : "Choose a file"}</Button>
      </FileTrigger>
      <span className="truncate text-soft">{name ?? "or drop it here"}</span>
    </div>
  );
}

interface AltTextFieldProps {
  noun: "image" | "video";
  value: string;
  onChange: (value: string) => void;
  /** The alt text of the replaced file, which the owner can use again. */
  previous: string | undefined;
  form: RefObject<HTMLFormElement | null>;
}

/** Asks for the alt text. Enter submits the form. */
export function AltTextField({ noun, value, onChange, previous, form }: AltTextFieldProps) {
  return (
    <>
      <TextField
        label={`Describe the ${noun} for people who cannot see it`}
        isMultiline
        value={value}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          form.current?.requestSubmit();
        }}
      />
      {previous && value === "" && (
        <Button look="quiet" onPress={() => onChange(previous)}>
          <span className="truncate">Use the previous description: {previous}</span>
        </Button>
      )}
    </>
  );
}
