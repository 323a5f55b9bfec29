import type { ReactNode } from "react";
import { Disclosure, DisclosurePanel, Heading } from "react-aria-components/Disclosure";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";

const BUTTON =
  "flex min-h-control w-full items-center gap-1 rounded-lg text-start font-semibold hover:bg-hover";

interface GroupProps {
  title: string;
  /** The level of its heading. */
  level?: number;
  id?: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Shows a heading that opens and closes a group of settings. */
export function Group({ title, level = 2, id, isOpen, onToggle, children }: GroupProps) {
  return (
    <Disclosure className="min-w-0 border-line border-t pt-1" isExpanded={isOpen} onExpandedChange={onToggle}>
      <Heading level={Math.min(6, Math.max(2, level))}>
        <Button slot="trigger" {...(id && { id })} className={BUTTON}>
          <span className={isOpen ? "" : "-rotate-90"}>
            <Icon name="chevron" />
          </span>
          <span className="truncate">{title}</span>
        </Button>
      </Heading>
      <DisclosurePanel>
        {isOpen && <div className="grid grid-cols-[minmax(0,1fr)] gap-3 py-2 ps-2">{children}</div>}
      </DisclosurePanel>
    </Disclosure>
  );
}
