import { ToggleButton, ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { named, WithTooltip } from "./button.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { buttonClass } from "./styles.ts";

interface IconChoiceProps<Value extends string> {
  label: string;
  options: Record<Value, { label: string; icon: IconName }>;
  value: Value;
  onChange: (value: Value) => void;
}

export function IconChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: IconChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      className="flex gap-0.5"
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => onChange(key as Value)}
    >
      {(Object.keys(options) as Value[]).map((key) => (
        <WithTooltip key={key} label={options[key].label}>
          <ToggleButton id={key} {...named(options[key].label)} className={buttonClass("quiet", "w-control")}>
            <Icon name={options[key].icon} />
          </ToggleButton>
        </WithTooltip>
      ))}
    </ToggleButtonGroup>
  );
}
