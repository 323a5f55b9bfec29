import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components/Select";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { ITEM, ItemContent } from "./menu.tsx";
import { FIELD, POPOVER } from "./styles.ts";

interface SelectProps extends Omit<AriaSelectProps, "children"> {
  label: string;
  options: { value: string; label: string }[];
}

export function Select({ label, options, ...props }: SelectProps) {
  return (
    <AriaSelect {...props} className={FIELD}>
      <Label>{label}</Label>
      <Button>
        <SelectValue className="flex-auto truncate text-start" />
        <Icon name="chevron" />
      </Button>
      <Popover className={POPOVER} offset={4}>
        <ListBox className="outline-none">
          {options.map(({ value, label: title }) => (
            <ListBoxItem key={value} id={value} textValue={title} className={ITEM}>
              {({ isSelected }) => <ItemContent isSelected={isSelected}>{title}</ItemContent>}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
