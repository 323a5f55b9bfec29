import { type FormEvent, startTransition, useEffect, useRef, useState } from "react";
import { AlertDialog } from "#app/components/alert-dialog.tsx";
import { LockIcon } from "#app/components/icons.tsx";
import { STORAGE_KEYS } from "#app/constants.ts";
import type { Teaser } from "#app/content/types.ts";
import { Countdown } from "./countdown.tsx";
import { validatePasscode } from "./validate-passcode.ts";

interface PasscodePromptProps {
  study: Teaser;
  email: string;
  /** The server's answer to the form sent without script. */
  message?: string | undefined;
  onUnlock: () => Promise<void>;
}

export function PasscodePrompt({ study, email, message, onUnlock }: PasscodePromptProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "checking" | "unlocking">("idle");
  const [error, setError] = useState(message);
  const [alert, setAlert] = useState<string | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);

  const shown = waitUntil ? "waiting" : state;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // What was typed before the script was there counts more than what was kept.
    if (input.value) sessionStorage.setItem(STORAGE_KEYS.passcode, input.value);
    else input.value = sessionStorage.getItem(STORAGE_KEYS.passcode) ?? "";
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (shown !== "idle") return;
    setState("checking");
    const answer = await validatePasscode(field.current?.value ?? "");
    if (answer.outcome === "right") {
      setState("unlocking");
      await onUnlock();
      // In one step with the new page: only a prompt that is still there, because no session came of it, shows this.
      return startTransition(() => {
        setState("idle");
        setError(NO_SESSION);
      });
    }
    setState("idle");
    setWaitUntil(answer.seconds ? Date.now() + answer.seconds * 1000 : null);
    setError(answer.message);
    setAlert(answer.message);
  }

  function closeAlert() {
    setAlert(null);
    field.current?.focus();
    field.current?.select();
  }

  function stopWaiting() {
    setWaitUntil(null);
    setError(undefined);
  }

  function keep() {
    sessionStorage.setItem(STORAGE_KEYS.passcode, field.current?.value ?? "");
    setError(undefined);
  }

  return (
    <section aria-labelledby="prompt-title" className="prompt" data-state={shown}>
      <h2 id="prompt-title" className="-ml-[0.3em] flex items-center gap-[0.25em] text-heading">
        <LockIcon />
        Enter Password
      </h2>
      <p id="prompt-help" className="mt-3 max-w-[52ch] text-soft">
        This work is shown in confidence. The passcode is in my résumé or in my{" "}
        <span className="whitespace-nowrap">e-mail</span> to you. Capitals and spaces do not matter.
      </p>
      <form method="post" onSubmit={submit} className="mt-6">
        <label htmlFor="password" className="text-small">
          Passcode
        </label>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <input
            ref={field}
            id="password"
            name="password"
            type="text"
            className="field"
            autoCapitalize="none"
            autoComplete="current-password"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby="prompt-help prompt-error"
            aria-invalid={error && !waitUntil ? true : undefined}
            onInput={keep}
          />
          <button type="submit" className="pill submit bg-ink text-paper" aria-disabled={shown !== "idle"}>
            {LABELS[shown]}
          </button>
        </div>
        <p id="prompt-error" className="prompt-error mt-2 min-h-6 text-small">
          {waitUntil ? <Countdown until={waitUntil} onEnd={stopWaiting} /> : error}
        </p>
      </form>
      <p className="mt-4 text-small">
        No passcode? <a href={askForAccess(email, study.hero.title)}>Ask for access</a>
      </p>
      {alert && <AlertDialog message={alert} onClose={closeAlert} />}
    </section>
  );
}

const NO_SESSION =
  "The passcode is right, but this browser keeps no cookies. Allow them for this site and try again.";

const LABELS = { idle: "Submit", checking: "Checking…", unlocking: "Unlocking…", waiting: "Wait" };

function askForAccess(email: string, title: string): string {
  const subject = encodeURIComponent(`Passcode for ${title}`);
  const body = encodeURIComponent(`Hello,\n\nmay I see the case study "${title}"?\n\n`);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
