import type { ComponentProps } from "react";
import { DataBlock, InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import source from "./copy-buttons.js?raw";

export interface CredentialsView {
  link: string;
  /** The link works only on the owner's computer. */
  isLocal: boolean;
  passcode: string;
  mail: string;
  qrCode: { path: string; size: number };
}

export function CredentialsPanel({ link, isLocal, passcode, mail, qrCode }: CredentialsView) {
  const { owner: strings, lock: lockStrings } = useStrings();
  return (
    <section aria-labelledby="credentials-title">
      <h2 id="credentials-title" className="text-card">
        {strings.send}
      </h2>
      {isLocal && <p className="mt-3 text-alarm text-small">{strings.localLink}</p>}
      <CopyableText id="link" name={strings.link} text={link} rows={2} dir="ltr" />
      <CopyableText id="passcode" name={lockStrings.field} text={passcode} rows={1} dir="auto" />
      <CopyableText id="mail" name={strings.mail} text={mail} rows={8} />
      <figure className="mt-6">
        {/* The caption describes the QR code. The code is dark on light in both color schemes, because some scanners cannot read inverted codes. */}
        <svg
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          aria-hidden="true"
          shapeRendering="crispEdges"
          className="w-50 max-w-full rounded-small bg-[#fff] fill-[#000] forced-color-adjust-none"
        >
          <path d={qrCode.path} />
        </svg>
        <figcaption className="mt-2 text-small text-soft">{strings.qr}</figcaption>
      </figure>
      <p id="copied" aria-live="polite" className="sr-only" />
      <DataBlock id="copy-strings" value={{ copy: strings.copy, copied: strings.copied }} />
      <InlineScript source={source} />
    </section>
  );
}

interface CopyableTextProps extends ComponentProps<"textarea"> {
  id: string;
  name: string;
  text: string;
}

/** Shows a text with a Copy button. A script shows the button only over HTTPS and on localhost, where it works. */
function CopyableText({ id, name, text, ...textarea }: CopyableTextProps) {
  const { owner: strings } = useStrings();
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <label htmlFor={id} className="text-small">
          {name}
        </label>
        <button type="button" hidden suppressHydrationWarning data-copy={id} className="pill hairline">
          <span data-label>{strings.copy}</span>
          <span className="sr-only">{name}</span>
        </button>
      </div>
      <textarea
        id={id}
        readOnly
        {...textarea}
        defaultValue={text}
        className="field field-sizing-content mt-1.5 max-w-none resize-none py-2.5"
      />
    </div>
  );
}
