import { type ReactNode, type RefAttributes, useId } from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { Button as AriaButton, type ButtonProps } from "react-aria-components/Button";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { Icon, type IconName } from "./icons.tsx";
import { buttonClass, type Look } from "./styles.ts";

type ButtonOptions = ButtonProps & RefAttributes<HTMLButtonElement> & { look?: Look };

export function Button({ look = "plain", ...props }: ButtonOptions) {
  return <AriaButton className={buttonClass(look)} {...props} />;
}

interface IconButtonProps extends ButtonProps {
  label: string;
  /** Screen readers say this text after the label. The tooltip shows both. */
  description?: string | null;
  icon: IconName;
}

export function IconButton({ label, description, icon, ...props }: IconButtonProps) {
  const id = useId();
  return (
    <WithTooltip label={description ? `${label}: ${description}` : label}>
      <AriaButton
        {...props}
        aria-label={label}
        aria-describedby={description ? id : ""}
        className={buttonClass("quiet", "w-control flex-none")}
      >
        <Icon name={icon} />
        <span id={id} hidden>
          {description}
        </span>
      </AriaButton>
    </WithTooltip>
  );
}

/** Names a button with a tooltip. Without an empty description, screen readers would say the tooltip, too. */
export function named(label: string) {
  return { "aria-label": label, "aria-describedby": "" };
}

export function WithTooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      {/* Without a container in a landmark, axe reports the tooltip as content outside landmarks. */}
      <UNSAFE_PortalProvider getContainer={() => document.getElementById("tools")}>
        <Tooltip className="max-w-80 rounded-md bg-ink px-2 py-1 text-bar text-xs" offset={6}>
          {label}
        </Tooltip>
      </UNSAFE_PortalProvider>
    </TooltipTrigger>
  );
}
