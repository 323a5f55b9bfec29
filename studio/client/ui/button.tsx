import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps } from "react-aria-components/Button";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { Icon, type IconName } from "./icons.tsx";

export type Look = "plain" | "quiet" | "primary" | "alarm";

export function Button({ look = "plain", ...props }: ButtonProps & { look?: Look }) {
  return <AriaButton {...props} className={`button ${look}`} />;
}

export function IconButton({ label, icon, hint, ...props }: ButtonProps & IconLabel) {
  return (
    <WithTooltip label={hint ?? label}>
      <AriaButton {...props} aria-label={label} className="button quiet icon">
        <Icon name={icon} />
      </AriaButton>
    </WithTooltip>
  );
}

interface IconLabel {
  label: string;
  icon: IconName;
  /** The tooltip shows the hint instead of the label. */
  hint?: string;
}

export function WithTooltip({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <Tooltip className="tooltip" offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
