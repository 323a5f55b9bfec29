import { useStrings } from "#app/ui/strings.tsx";
import type { CredentialsView } from "./.server/invitation-view.ts";
import { CopyButton, CopyScript } from "./copy-buttons.tsx";

export function CredentialsPanel({ link, passcode, mail, qrCode }: CredentialsView) {
  const { owner, lock } = useStrings();
  return (
    <section aria-labelledby="credentials-title">
      <h2 id="credentials-title" className="text-card">
        {owner.send}
      </h2>
      <CopyableText id="link" name={owner.link} text={link} rows={2} dir="ltr" />
      <CopyableText id="passcode" name={lock.field} text={passcode} rows={1} dir="auto" />
      <CopyableText id="mail" name={owner.mail} text={mail} rows={8} />
      <figure className="mt-6">
        {/* Dark on light in both color schemes, because some readers cannot scan inverted codes. */}
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

interface CopyableTextProps {
  id: string;
  name: string;
  text: string;
  rows: number;
  dir?: "ltr" | "auto";
}

function CopyableText({ id, name, text, rows, dir }: CopyableTextProps) {
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
