import { fill } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { CopyButton, CopyScript } from "./copy-buttons.tsx";
import { sayDay } from "./shown-invitation.ts";

export interface ShownCredentials {
  link: string;
  passcode: string;
  qrCode: {
    /** In modules, with the quiet zone. */
    size: number;
    /** Of an SVG, one unit for each module. */
    path: string;
  };
}

interface CredentialsProps extends ShownCredentials {
  until: string | null;
}

/** How a guest comes in, ready to be sent. */
export function Credentials({ link, passcode, qrCode, until }: CredentialsProps) {
  const strings = useStrings();
  const { owner, lock } = strings;
  const end = until === null ? "" : `\n\n${fill(owner.mailUntil, { date: sayDay(until, strings) })}`;
  const mail = fill(owner.mailText, { link, passcode }) + end;
  return (
    <section aria-labelledby="credentials-title">
      <h2 id="credentials-title" className="text-card">
        {owner.send}
      </h2>
      <Text id="link" name={owner.link} text={link} rows={2} dir="ltr" />
      <Text id="passcode" name={lock.field} text={passcode} rows={1} dir="auto" />
      <Text id="mail" name={owner.mail} text={mail} rows={8} />
      <figure className="mt-6">
        {/* Dark on light in the dark, too, as not all readers know the other way round. */}
        <svg
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          role="img"
          aria-label={owner.qr}
          shapeRendering="crispEdges"
          className="w-50 rounded-small bg-[#fff] fill-[#000] forced-color-adjust-none"
        >
          <path d={qrCode.path} />
        </svg>
        <figcaption className="mt-2 text-small text-soft">{owner.qr}</figcaption>
      </figure>
      <CopyScript />
    </section>
  );
}

interface TextProps {
  id: string;
  name: string;
  text: string;
  rows: number;
  /** Where it is not that of the page. */
  dir?: "ltr" | "auto";
}

function Text({ id, name, text, rows, dir }: TextProps) {
  return (
    <div className="mt-5">
      <div className="flex items-end justify-between gap-3">
        <label htmlFor={id} className="text-small">
          {name}
        </label>
        <CopyButton field={id} name={name} />
      </div>
      <textarea
        id={id}
        readOnly
        rows={rows}
        dir={dir}
        defaultValue={text}
        className="field field-sizing-content mt-1.5 max-w-none resize-none py-2.5"
      />
    </div>
  );
}
