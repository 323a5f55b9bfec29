import type { Byline } from "#app/content/types.ts";
import { contactIn } from "#app/links.ts";
import { fill } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";

/** Shows the owner's address as selectable text, with a button that opens the address. */
export function Contact({ byline }: { byline: Byline }) {
  const { name, links, availability } = byline;
  const strings = useStrings();
  const { href, text, kind } = contactIn(links);
  return (
    <div className="mt-20 border-line border-t pt-10 in-[.case-body]:last:mb-16 print:hidden">
      <p className="font-display font-medium text-heading">{strings.contact.title}</p>
      {availability && (
        <p dir="auto" className="mt-2 text-soft">
          {availability}
        </p>
      )}
      <p className="mt-5 text-lead">
        <span dir="ltr" className="select-all">
          {text}
        </span>
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={href} className="pill bg-accent text-on-accent">
          {fill(strings.links[kind], { name, place: text })}
        </a>
        <Resume byline={byline} />
      </p>
    </div>
  );
}

export function Resume({ byline: { resume } }: { byline: Pick<Byline, "resume"> }) {
  const { contact } = useStrings();
  return (
    resume && (
      <a href={resume} className="pill border border-line">
        {contact.resume}
      </a>
    )
  );
}
