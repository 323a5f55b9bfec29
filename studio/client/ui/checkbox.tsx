import { Checkbox as AriaCheckbox, type CheckboxProps } from "react-aria-components/Checkbox";
import { Icon } from "./icons.tsx";

export function Checkbox({ children, ...props }: CheckboxProps & { children: string }) {
  return (
    <AriaCheckbox {...props} className="group flex min-h-control items-center gap-2">
      <span className="grid size-5 place-items-center rounded border border-edge group-focus-visible:outline-2">
        <span className="hidden group-data-selected:block">
          <Icon name="check" />
        </span>
      </span>
      {children}
    </AriaCheckbox>
  );
}
