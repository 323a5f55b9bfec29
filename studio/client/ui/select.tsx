import type { ReactNode } from "react";
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
import { FIELD, LIST, LIST_POPOVER } from "./styles.ts";

interface SelectProps extends Omit<AriaSelectProps, "children"> {
  label: string;
  /** The menu shows `sample` instead of the label. */
  options: { value: string; label: string; sample?: ReactNode }[];
}

export function Select({ label, options, ...props }: SelectProps) {
  return (
    <AriaSelect {...props} className={FIELD}>
      <Label>{label}</Label>
      <Button>
        <SelectValue className="flex-auto truncate text-start">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon name="chevron" />
      </Button>
      <Popover className={LIST_POPOVER} offset={4}>
        <ListBox className={LIST}>
          {options.map(({ value, label: title, sample = title }) => (
            <ListBoxItem key={value} id={value} textValue={title} className={ITEM}>
              {({ isSelected }) => <ItemContent isSelected={isSelected}>{sample}</ItemContent>}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
