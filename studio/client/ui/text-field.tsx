import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from "react-aria-components/TextField";

interface TextFieldProps extends AriaTextFieldProps {
  label: string;
  help?: string;
  error?: string;
  placeholder?: string;
  isMultiline?: boolean;
}

export function TextField({ label, help, error, placeholder, isMultiline, ...props }: TextFieldProps) {
  return (
    <AriaTextField {...props} className="field" isInvalid={Boolean(error)}>
      <Label>{label}</Label>
      {isMultiline ? <TextArea placeholder={placeholder} /> : <Input placeholder={placeholder} />}
      {help && (
        <Text slot="description" className="help">
          {help}
        </Text>
      )}
      <FieldError className="alarm">{error}</FieldError>
    </AriaTextField>
  );
}
