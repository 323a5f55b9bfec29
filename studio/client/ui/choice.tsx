import { ToggleButton, ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { WithTooltip } from "./button.tsx";
import { Icon, type IconName } from "./icons.tsx";

interface ChoiceProps<Value extends string> {
  label: string;
  options: { value: Value; label: string; icon: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Shows a few exclusive options as icons. */
export function IconChoice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      className="choice"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => onChange(key as Value)}
    >
      {options.map((option) => (
        <WithTooltip key={option.value} label={option.label}>
          <ToggleButton id={option.value} aria-label={option.label} className="button quiet icon">
            <Icon name={option.icon} />
          </ToggleButton>
        </WithTooltip>
      ))}
    </ToggleButtonGroup>
  );
}
