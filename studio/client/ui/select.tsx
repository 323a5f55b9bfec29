import {
  Select as AriaSelect,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components/Select";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";

interface SelectProps {
  label: string;
  /** The label is visible above the select, or else only in its name. */
  isLabelVisible?: boolean;
  options: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
}

export function Select({ label, isLabelVisible = true, options, value, onChange }: SelectProps) {
  return (
    <AriaSelect
      className="field"
      aria-label={isLabelVisible ? undefined : label}
      value={value}
      onChange={(key) => onChange(String(key))}
    >
      {isLabelVisible && <Label>{label}</Label>}
      <Button>
        <SelectValue className="ellipsis" />
        <Icon name="chevron" />
      </Button>
      <Popover className="popover" offset={4}>
        <ListBox className="menu" items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className="item">
              {({ isSelected }) => (
                <>
                  <span className="ellipsis">{option.label}</span>
                  {isSelected && <Icon name="check" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
