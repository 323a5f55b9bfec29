import type { Byline } from "#app/content/types.ts";
import { contactIn } from "#app/links.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { Anchor } from "./anchor.tsx";

export function Contact({ byline }: { byline: Byline }) {
  const { contact } = useStrings();
  return (
    <div className="mt-20 hairline-top pt-10 print:hidden">
      <h2 className="text-heading">{contact.title}</h2>
      <Availability byline={byline} />
      <ContactLinks byline={byline} className="mt-5" />
    </div>
  );
}

function Availability({ byline: { availability } }: { byline: Byline }) {
  return (
    availability && (
      <p dir="auto" className="mt-2 text-soft">
        {availability}
      </p>
    )
  );
}

/** Lists links to the owner's address, her first profile and her résumé. */
export function ContactLinks({ byline, className }: { byline: Byline; className: string }) {
  const { links, profile, resume } = byline;
  const { contact } = useStrings();
  const { href, text } = contactIn(links);
  const [name, domain] = text.split("@");
  return (
    <p className={`flex flex-wrap print:hidden items-center gap-x-6 gap-y-1 ${className}`}>
      {/* Without the label, screen readers read a space at <wbr>. */}
      <Anchor href={href} aria-label={text} dir="ltr" className="link tap text-lead">
        {name}
        {domain && "@"}
        <wbr />
        {domain}
      </Anchor>
      {profile && (
        <Anchor href={profile.href} className="link tap">
          {profile.name}
        </Anchor>
      )}
      {resume && (
        <a href={resume} className="link tap">
          {contact.resume}
        </a>
      )}
    </p>
  );
}
