import { fill } from "#app/fill.ts";
import { useStrings } from "#app/strings.tsx";
import { CopyButton, CopyScript } from "./copy-buttons.tsx";
import { type QrCode, QrPicture } from "./qr-picture.tsx";
import { sayDay } from "./shown-invitation.ts";

export interface ShownCredentials {
  link: string;
  passcode: string;
  code: QrCode;
}

interface CredentialsProps extends ShownCredentials {
  until: string | null;
}

/** How a guest comes in, ready to be sent. */
export function Credentials({ link, passcode, code, until }: CredentialsProps) {
  const strings = useStrings();
  const { owner, gate } = strings;
  const end = until === null ? "" : `\n\n${fill(owner.mailUntil, { date: sayDay(until, strings) })}`;
  const mail = fill(owner.mailText, { link, passcode }) + end;
  return (
    <section aria-labelledby="credentials-title">
      <h2 id="credentials-title" className="text-card">
        {owner.send}
      </h2>
      <Text id="link" name={owner.link} text={link} rows={2} />
      <Text id="passcode" name={gate.field} text={passcode} rows={1} />
      <Text id="mail" name={owner.mail} text={mail} rows={8} />
      <figure className="mt-6">
        <QrPicture code={code} name={owner.qr} />
        <figcaption className="mt-2 text-small text-soft">{owner.qr}</figcaption>
      </figure>
      <CopyScript />
    </section>
  );
}

function Text({ id, name, text, rows }: { id: string; name: string; text: string; rows: number }) {
  return (
    <div className="mt-5">
      <div className="flex items-end justify-between gap-3">
        <label htmlFor={id} className="text-small">
          {name}
        </label>
        <CopyButton field={id} name={name} />
      </div>
      <textarea id={id} readOnly rows={rows} defaultValue={text} className="field to-copy mt-1.5" />
    </div>
  );
}
