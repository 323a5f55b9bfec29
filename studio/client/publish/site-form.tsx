import { type FormEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
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
  failure: { name: keyof Draft; message: string } | null;
  form: RefObject<HTMLFormElement | null>;
  change: (name: keyof Draft, value: string) => void;
  /**
   * Saves the fields of the target. If the studio refuses a value, focuses its field and resolves with false.
   * @param isPublishing also requires a passcode for Cloudflare
   */
  save: (isPublishing?: boolean) => Promise<boolean>;
}

/** Keeps what the owner types in the form until it is saved. */
export function useSiteDraft(target: Target | null, { passcode }: SiteState["publish"]): SiteDraft {
  const call = useCall();
  const [draft, setDraft] = useState<Draft>({});
  const [failure, setFailure] = useState<SiteDraft["failure"]>(null);
  const form = useRef<HTMLFormElement>(null);
  const names = target ? FIELDS[target].filter((name) => draft[name] !== undefined) : [];
  return {
    values: Object.fromEntries(names.map((name) => [name, draft[name]])),
    failure,
    form,
    change(name, value) {
      setDraft((current) => ({ ...current, [name]: value }));
      setFailure(null);
    },
    async save(isPublishing) {
      const needsPasscode = isPublishing && target === "cloudflare" && !passcode;
      for (const name of needsPasscode ? new Set([...names, "PASSCODE" as const]) : names) {
        const value = draft[name] ?? "";
        const refusal = await call("saveSettings", { [name]: value }).catch((error: Error) => error);
        if (!(refusal instanceof Error)) continue;
        flushSync(() => setFailure({ name, message: refusal.message }));
        focusField(form.current, name);
        return false;
      }
      setFailure(null);
      setDraft({});
      return true;
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
  const { values } = draft;
  const isCloudflare = target === "cloudflare";
  const fieldOf = (name: keyof Draft, saved: string | null = null) => ({
    name,
    value: values[name] ?? saved ?? "",
    error: draft.failure?.name === name ? draft.failure.message : "",
    onChange: (text: string) => draft.change(name, text),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void draft.save();
  }
  return (
    <SheetSection title={isCloudflare ? "Address, passcode and owner’s password" : "Address of your site"}>
      <form ref={draft.form} onSubmit={submit} className="grid gap-3">
        <TextField
          label="Address"
          help={
            isCloudflare
              ? "Your own domain, or the free address that Cloudflare shows."
              : "Your host shows it. If you do not know it yet, publish without it."
          }
          placeholder="https://www.example.com"
          {...fieldOf("SITE_URL", siteUrl)}
        />
        {isCloudflare && (
          <>
            <div className="flex items-start gap-2">
              <div className="flex-1">
                <TextField label="Passcode for visitors" {...fieldOf("PASSCODE", passcode)} />
              </div>
              {/* The height of the label. An error below the field does not move the button. */}
              <div className="mt-6">
                <Button
                  onPress={() =>
                    void call("newPasscode", null).then((text) => draft.change("PASSCODE", text))
                  }
                >
                  New passcode
                </Button>
              </div>
            </div>
            <TextField
              label="Owner’s password"
              help={`Opens /owner, where you invite people. At least 10 characters. ${hasOwnerPassword ? "An empty field keeps the saved password." : "Without it, your site has no /owner."}`}
              type="password"
              autoComplete="new-password"
              {...fieldOf("OWNER_PASSWORD")}
            />
          </>
        )}
        {Object.keys(values).length > 0 && (
          <DialogActions>
            <Button type="submit">Save</Button>
          </DialogActions>
        )}
      </form>
      {!isCloudflare && (
        <>
          <p className="text-soft">
            Your host needs three values. You choose the passcode and the owner’s password yourself. In the
            settings of your host, for example under <em>Variables</em> or <em>Secrets</em>, enter each value
            under its name:
          </p>
          <CopyLine label="Name of the visitors’ passcode" what="the name PASSCODE" text="PASSCODE" />
          <CopyLine
            label="Name of the owner’s password"
            what="the name OWNER_PASSWORD"
            text="OWNER_PASSWORD"
          />
          <CopyLine label="Name of the address of your site" what="the name SITE_URL" text="SITE_URL" />
        </>
      )}
    </SheetSection>
  );
}

/** Focuses a field and shows its error, also if the owner has closed the form. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const details = form?.closest("details");
  if (details) details.open = true;
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
  field?.parentElement?.scrollIntoView({ block: "nearest" });
}
