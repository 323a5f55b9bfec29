import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from "react-aria-components/TextField";
import { FIELD, INPUT } from "./styles.ts";

interface TextFieldProps extends AriaProps {
  label: string;
  isLabelHidden?: boolean;
  help?: string;
  error?: string;
  placeholder?: string;
  isMultiline?: boolean;
}

export function TextField({
  label,
  isLabelHidden,
  help,
  error,
  placeholder,
  isMultiline,
  ...props
}: TextFieldProps) {
  const Control = isMultiline ? TextArea : Input;
  return (
    <AriaTextField {...props} className={FIELD} {...(error && { isInvalid: true })}>
      <Label className={isLabelHidden ? "sr-only" : ""}>{label}</Label>
      <Control placeholder={placeholder} className={`${INPUT} field-sizing-content max-h-[14lh]`} />
      {help && (
        <Text slot="description" className="text-soft text-xs">
          {help}
        </Text>
      )}
      <FieldError className="text-alarm">{error || undefined}</FieldError>
    </AriaTextField>
  );
}
