import type { ComponentProps } from "react";
import { useStrings } from "#app/ui/strings.tsx";

/** Renders a link. A link to another site opens a new tab, which screen readers announce. */
export function Anchor({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  const { links } = useStrings();
  const opensNewTab = isExternal(href);
  return (
    <a href={href} {...(opensNewTab && NEW_TAB)} {...rest}>
      {children}
      {opensNewTab && <span className="sr-only"> {links.newTab}</span>}
    </a>
  );
}

export const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}
