import { type ReactNode, useState } from "react";
import type { Target } from "../../server/publish/memory.ts";
import type { SiteState } from "../state/site.ts";
import { Summary } from "./sheet-section.tsx";
import { type SiteDraft, SiteForm } from "./site-form.tsx";
import { TARGETS, TargetChoice } from "./target-choice.tsx";

interface DestinationProps {
  target: Target | null;
  onChange: (target: Target) => void;
  publish: SiteState["publish"];
  draft: SiteDraft;
  children: ReactNode;
}

/** Asks where to publish. The form is closed at first if the target, the address and the passcode are known. */
export function Destination({ target, onChange, publish, draft, children }: DestinationProps) {
  const { siteUrl, passcode, repository } = publish;
  const isComplete = target !== null && siteUrl !== null && (target === "git" || passcode !== null);
  const detail = [target === "git" ? (repository ?? []) : [], siteUrl ?? []].flat().join(" · ");
  // An answer must not close the form around the focus.
  const [isClosed] = useState(isComplete);
  return (
    <details className="group" open={!isClosed}>
      {isClosed && target ? (
        <Summary title={TARGETS[target][0]} detail={detail} action="Change" />
      ) : (
        <Summary title="Where to?" />
      )}
      <div className="grid gap-4 pt-2">
        <TargetChoice target={target} onChange={onChange} />
        {children}
        {target && <SiteForm key={target} target={target} publish={publish} draft={draft} />}
      </div>
    </details>
  );
}
