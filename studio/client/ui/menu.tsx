import type { ReactNode } from "react";
import type { MenuItemProps, MenuProps } from "react-aria-components/Menu";
import { MenuItem as AriaMenuItem, Menu, MenuTrigger, Popover } from "react-aria-components/Menu";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { buttonClass, type Look, POPOVER } from "./styles.ts";

export const MENU_GROUP = "border-line py-1 not-first:border-t";
export const ITEM =
  "flex min-h-control cursor-default items-center gap-2 rounded-lg px-2 outline-none data-focused:bg-hover";

interface MenuButtonProps extends MenuProps<object> {
  label: string;
  /** The content of the button. By default, the button shows its label. */
  title?: ReactNode;
  look?: Look;
  className?: string;
}

export function MenuButton({ label, title = label, look = "quiet", className, ...props }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button look={look} aria-label={label} className={buttonClass(look, className)}>
        <span className="truncate">{title}</span>
        <Icon name="chevron" />
      </Button>
      <Popover className={POPOVER} offset={6}>
        <Menu {...props} className="outline-none" />
      </Popover>
    </MenuTrigger>
  );
}

export { MenuSection } from "react-aria-components/Menu";

export function MenuItem({ children, ...props }: MenuItemProps & { children: ReactNode }) {
  return (
    <AriaMenuItem {...props} className={ITEM}>
      {({ isSelected }) => (
        <>
          <ItemContent isSelected={isSelected}>{children}</ItemContent>
          {props.target === "_blank" && <Icon name="leave" />}
        </>
      )}
    </AriaMenuItem>
  );
}

export function ItemContent({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  return (
    <>
      <span className="flex flex-auto items-center gap-2 truncate">{children}</span>
      {isSelected && <Icon name="check" />}
    </>
  );
}
