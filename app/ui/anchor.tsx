import type { ComponentProps } from "react";
import { useStrings } from "#app/ui/strings.tsx";

/** A link. Links to other sites open in a new tab, and screen readers announce it. */
export function Anchor({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  const { links } = useStrings();
  const elsewhere = isExternal(href);
  return (
    <a href={href} {...(elsewhere && NEW_TAB)} {...rest}>
      {children}
      {elsewhere && <span className="sr-only"> {links.newTab}</span>}
    </a>
  );
}

export const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

/** Returns whether a link leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}
