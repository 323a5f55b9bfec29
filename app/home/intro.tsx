import type { ReactNode } from "react";
import { MailIcon, NetworkingIcon, ShowcaseIcon } from "#app/components/icons.tsx";
import type { Profile } from "#app/content/types.ts";

export function Intro({ profile }: { profile: Profile }) {
  const { name, tagline, networking, email, showcase } = profile;
  return (
    <header className="page grid items-end gap-x-10 gap-y-8 pt-14 pb-11 wide:grid-cols-[1fr_auto] wide:pt-28 wide:pb-18">
      <div>
        <h1 className="-ml-[0.045em] font-display text-name">{name}</h1>
        <p className="mt-5 max-w-[32ch] text-balance font-display text-lead text-soft wide:mt-7">{tagline}</p>
      </div>
      <nav aria-label="Contact" className="flex gap-2 wide:pb-1">
        <IconLink href={networking} label={`${name} on LinkedIn (opens in a new tab)`} external>
          <NetworkingIcon />
        </IconLink>
        <IconLink href={`mailto:${email}`} label={`Write an e-mail to ${name}`}>
          <MailIcon />
        </IconLink>
        <IconLink href={showcase} label={`${name} on Dribbble (opens in a new tab)`} external>
          <ShowcaseIcon />
        </IconLink>
      </nav>
    </header>
  );
}

interface IconLinkProps {
  href: string;
  label: string;
  external?: boolean;
  children: ReactNode;
}

function IconLink({ href, label, external, children }: IconLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label.replace(/ \(.*/, "")}
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
      className="grid size-13 place-items-center rounded-full border border-line motion-safe:transition-colors duration-300 hover:border-ink focus-visible:rounded-full"
    >
      {children}
    </a>
  );
}
