import type { ComponentProps } from "react";
import { useStrings } from "#app/strings.tsx";

/** An address elsewhere opens in a new tab and says so. */
export function Anchor({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  const { links } = useStrings();
  if (!isElsewhere(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> {links.newTab}</span>
    </a>
  );
}

export function isElsewhere(href: string): boolean {
  return /^https?:/i.test(href);
}
