import type { ComponentProps } from "react";
import { useStrings } from "#app/ui/strings.tsx";

/** An address elsewhere opens in a new tab and says so. */
export function Anchor({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  const { links } = useStrings();
  const elsewhere = isElsewhere(href);
  return (
    <a href={href} {...(elsewhere && NEW_TAB)} {...rest}>
      {children}
      {elsewhere && <span className="sr-only"> {links.newTab}</span>}
    </a>
  );
}

export const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

export function isElsewhere(href: string): boolean {
  return /^https?:/i.test(href);
}
