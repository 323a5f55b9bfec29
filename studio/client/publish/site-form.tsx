import { type FormEvent, useState } from "react";
import type { Target } from "../../server/publish/memory.ts";
import { type Input, useCall } from "../state/connection.ts";
import type { SiteState } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { CopyLine } from "./publish-result.tsx";
import { SheetSection } from "./sheet-section.tsx";

type Draft = Input<"saveSettings">;

/** A host that builds from a repository has its own secrets. */
const FIELDS: Record<Target, (keyof Draft)[]> = {
  git: ["SITE_URL"],
  cloudflare: ["SITE_URL", "PASSCODE", "OWNER_PASSWORD"],
};

export interface SiteDraft {
  values: Draft;
  error: string;
  change: (name: keyof Draft, value: string) => void;
  /** Saves the fields of the target. Resolves with false if the studio refuses a value. */
  save: () => Promise<boolean>;
}

/** Keeps what the owner types in the form until it is saved. */
export function useSiteDraft(target: Target | null): SiteDraft {
  const call = useCall();
  const [draft, setDraft] = useState<Draft>({});
  const [failure, setFailure] = useState({ target, message: "" });
  const names = target ? FIELDS[target] : [];
  const entries = Object.entries(draft).filter(([name]) => names.includes(name as keyof Draft));
  const values: Draft = Object.fromEntries(entries);
  return {
    values,
    error: failure.target === target ? failure.message : "",
    change: (name, value) => setDraft({ ...draft, [name]: value }),
    async save() {
      if (entries.length === 0) return true;
      setFailure({ target, message: "" });
      const message = await call("saveSettings", values).then(
        () => "",
        (refusal: Error) => refusal.message,
      );
      setFailure({ target, message });
      if (!message) setDraft({});
      return !message;
    },
  };
}

interface SiteFormProps {
  target: Target;
  publish: SiteState["publish"];
  draft: SiteDraft;
}

/** Asks for the address of the site, and for Cloudflare also for the two secrets. */
export function SiteForm({ target, publish, draft }: SiteFormProps) {
  const call = useCall();
  const { siteUrl, passcode, hasOwnerPassword } = publish;
  const { values, error, change } = draft;
  const isCloudflare = target === "cloudflare";
  function submit(event: FormEvent) {
    event.preventDefault();
    void draft.save();
  }
  return (
    <SheetSection title={isCloudflare ? "Address, passcode and owner’s password" : "Address of your site"}>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label="Address"
          help={
            isCloudflare
              ? "Your own domain, or the free address that Cloudflare shows."
              : "Your host shows it. If you do not know it yet, publish without it."
          }
          placeholder="https://www.example.com"
          value={values.SITE_URL ?? siteUrl ?? ""}
          onChange={(text) => change("SITE_URL", text)}
        />
        {isCloudflare ? (
          <>
            <div className="flex items-end gap-2">
              <div className="flex-1">
                <TextField
                  label="Passcode for visitors"
                  value={values.PASSCODE ?? passcode ?? ""}
                  onChange={(text) => change("PASSCODE", text)}
                />
              </div>
              <Button onPress={() => void call("newPasscode", null).then((text) => change("PASSCODE", text))}>
                New passcode
              </Button>
            </div>
            <TextField
              label="Owner’s password"
              help={`Opens /owner, where you invite people. At least 10 characters. ${hasOwnerPassword ? "An empty field keeps the saved password." : "Without it, your site has no /owner."}`}
              type="password"
              autoComplete="new-password"
              value={values.OWNER_PASSWORD ?? ""}
              onChange={(text) => change("OWNER_PASSWORD", text)}
            />
          </>
        ) : (
          <>
            <p className="text-soft">
              Your host keeps the two secrets. In its settings, under a name such as <em>Variables</em> or{" "}
              <em>Secrets</em>, enter three values under these names:
            </p>
            <CopyLine label="Passcode for visitors" text="PASSCODE" />
            <CopyLine label="Owner’s password" text="OWNER_PASSWORD" />
            <CopyLine label="Address of your site" text="SITE_URL" />
          </>
        )}
        {error && (
          <p role="alert" className="text-alarm" ref={reveal}>
            {error}
          </p>
        )}
        {Object.keys(values).length > 0 && (
          <DialogActions>
            <Button type="submit">Save</Button>
          </DialogActions>
        )}
      </form>
    </SheetSection>
  );
}

/** Shows an error, also if the owner has closed the form. */
function reveal(error: HTMLElement | null): void {
  const details = error?.closest("details");
  if (details) details.open = true;
  error?.scrollIntoView({ block: "center" });
}
