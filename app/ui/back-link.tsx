import type { ReactNode } from "react";
import { PATHS } from "#app/site-map.ts";
import { Icon } from "./icons.tsx";
import { useStrings } from "./strings.tsx";

interface BackLinkProps {
  href?: string;
  label?: ReactNode;
  className?: string;
}

export function BackLink({ href = PATHS.home, label, className = "hairline" }: BackLinkProps) {
  const { page } = useStrings();
  return (
    <a href={href} className={`pill ${className}`}>
      <Icon name="back" />
      {label ?? page.back}
    </a>
  );
}
