import { useState } from "react";
import type { SiteState } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { describeTime } from "./describe-time.ts";
import { SheetSection } from "./sheet-section.tsx";

export const RESULTS: Record<string, string> = {
  sent: "Sent",
  onItsWay: "On its way",
  online: "Online",
  late: "Not online yet",
};

/** Stays correct when the owner opens the sheet days later. */
const LATER =
  "Then your host builds your site, which takes a few minutes. After the next publication, this sheet shows when your site is online.";
const NO_ADDRESS = `${LATER} To see this, enter the address of your site below.`;

interface PublishResultProps {
  publish: Pick<
    SiteState["publish"],
    "stage" | "detail" | "sentTo" | "sentAt" | "isTakenBack" | "siteUrl" | "passcode"
  >;
}

/**
 * Shows the last publication, and the address of the site. Only Cloudflare gets the passcode of this computer, so only then a
 * line for the résumé contains it.
 */
export function PublishResult({ publish }: PublishResultProps) {
  const { stage, detail, sentTo, sentAt, isTakenBack, siteUrl, passcode } = publish;
  const title = RESULTS[stage];
  if (!title) return null;
  return (
    <SheetSection title={title}>
      <p>{`${isTakenBack ? "Publication taken back" : "Published"}: ${describeTime(sentAt)}`}</p>
      {detail && <p>{detail}</p>}
      {stage === "sent" && <p>{siteUrl ? LATER : NO_ADDRESS}</p>}
      {siteUrl && <CopyLine label="Address" what="the address of your site" text={siteUrl} />}
      {siteUrl && passcode && sentTo === "cloudflare" && (
        <CopyLine
          label="For your résumé"
          what="the line for your résumé"
          text={`${siteUrl} · passcode: ${passcode}`}
        />
      )}
    </SheetSection>
  );
}

/** Shows a text that the owner can copy. @param what completes the name of the button, which begins with "Copy" */
export function CopyLine({ label, what, text }: Record<"label" | "what" | "text", string>) {
  const [copied, setCopied] = useState("");
  const verb = copied === text ? "Copied" : "Copy";
  return (
    <p className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className="block text-soft text-xs">{label}</span>
        <code className="block wrap-anywhere">{text}</code>
      </span>
      <Button
        aria-label={`${verb} ${what}`}
        onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {verb}
      </Button>
    </p>
  );
}
