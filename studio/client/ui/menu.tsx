import type { ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuTrigger,
  Popover,
} from "react-aria-components/Menu";
import { Button, type Look } from "./button.tsx";
import { Icon } from "./icons.tsx";

interface MenuButtonProps extends MenuProps<object> {
  label: string;
  /** The button shows its title, or else its label. */
  title?: ReactNode;
  look?: Look;
}

/** Shows a button that opens a menu. */
export function MenuButton({ label, title, look = "quiet", ...props }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button look={look} aria-label={label}>
        <span className="ellipsis">{title ?? label}</span>
        <Icon name="chevron" />
      </Button>
      <Popover className="popover" offset={6}>
        <AriaMenu {...props} className="menu" />
      </Popover>
    </MenuTrigger>
  );
}

export function MenuItem({ children, ...props }: Omit<MenuItemProps, "children"> & { children: ReactNode }) {
  return (
    <AriaMenuItem {...props} className="item">
      {({ isSelected }) => (
        <>
          <span className="ellipsis">{children}</span>
          {isSelected && <Icon name="check" />}
        </>
      )}
    </AriaMenuItem>
  );
}
