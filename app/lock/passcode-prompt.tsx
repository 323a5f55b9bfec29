import { type FormEvent, startTransition, useEffect, useRef, useState } from "react";
import type { Strings, Teaser } from "#app/content/types.ts";
import { mailLink } from "#app/links.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { fill, fillPlural } from "#app/ui/fill.ts";
import { Icon } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Countdown } from "./countdown.tsx";
import { type Refusal, refusalMessage } from "./messages.ts";
import { keep, kept } from "./session-storage.ts";

const FORM = "passcode-form";

interface PasscodePromptProps {
  study: Teaser;
  /** The address of the link by which to ask for access, if there is one. */
  mail: string | undefined;
  /** What the server says to the form sent without script. */
  answer: string | undefined;
  /** They came by one that leaves this study out, or is over. */
  invitation: "stands" | "over" | null;
  /** The server has let them in, and the page is about to show it. */
  isUnlocked: boolean;
  onUnlock: () => Promise<void>;
}

export function PasscodePrompt({
  study,
  mail,
  answer,
  invitation,
  isUnlocked,
  onUnlock,
}: PasscodePromptProps) {
  const strings = useStrings();
  const { lock } = strings;
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "checking" | "unlocking">("idle");
  const [error, setError] = useState(answer);
  const [alert, setAlert] = useState<string | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  // What was sent and not looked at yet.
  const inLine = useRef<string | null>(null);

  // Still there while the transition begins.
  const shown = isUnlocked ? "unlocking" : waitUntil ? "waiting" : state;
  // A cookie did come, of an invitation that does not open this.
  const isNoError = isUnlocked || (invitation && error === lock.noCookies);
  const said = isNoError ? undefined : error;
  const ask = mail && <a href={askForAccess(mail, study.hero.title, lock)}>{lock.ask}</a>;
  const labels = {
    idle: lock.submit,
    checking: lock.checking,
    unlocking: lock.unlocking,
    waiting: lock.wait,
  };

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // What was typed before the script was there counts more than what was kept.
    if (input.value) keep("passcode", input.value);
    else input.value = kept("passcode") ?? "";
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (shown === "idle") await send(field.current?.value ?? "");
  }

  async function send(passcode: string, isAgain = false) {
    setState("checking");
    const refused = await validatePasscode(passcode);
    if (!refused) {
      setState("unlocking");
      await onUnlock();
      // In one step with the new page: only a prompt that is still there, because no session came of it, shows this.
      return startTransition(() => {
        setState("idle");
        setError(lock.noCookies);
      });
    }
    setState("idle");
    const message = refusalMessage(refused, strings);
    setWaitUntil(refused.seconds ? performance.now() + refused.seconds * 1000 : null);
    setError(message);
    const isInLine = refused.status === 429;
    inLine.current = isInLine ? passcode : null;
    if (!isAgain || !isInLine) setAlert(message);
  }

  function closeAlert() {
    setAlert(null);
    field.current?.focus();
    field.current?.select();
  }

  function stopWaiting() {
    setWaitUntil(null);
    setError(undefined);
    // A place in line is lost when nobody asks for it in time (docs/lock.md).
    const passcode = inLine.current;
    if (passcode !== null && passcode === field.current?.value) void send(passcode, true);
  }

  function keepTyped() {
    keep("passcode", field.current?.value ?? "");
    setError(undefined);
  }

  return (
    <section aria-labelledby="prompt-title" className="prompt" data-state={shown}>
      <h2 id="prompt-title" className="-ms-[0.3em] flex items-center gap-[0.25em] text-heading">
        <Icon name="lock" />
        {lock.title}
      </h2>
      {/* Without script the answer is a new page: it opens here, where it has something to say. */}
      <form id={FORM} method="post" action={`#${FORM}`} onSubmit={submit} className="mt-4">
        {/* Read out when it comes, so it is there before it says something. */}
        <p role="status" className="font-medium not-empty:mb-6">
          {invitation && (
            <>
              {invitation === "over" ? lock.over : lock.outside} {ask}
            </>
          )}
        </p>
        <label htmlFor="password" className="text-small">
          {lock.field}
        </label>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <input
            ref={field}
            id="password"
            name="password"
            type="text"
            dir="auto"
            className="field"
            autoCapitalize="none"
            autoComplete="current-password"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby="prompt-help prompt-error"
            aria-invalid={said && !waitUntil ? true : undefined}
            onInput={keepTyped}
          />
          <button
            type="submit"
            className="pill submit bg-accent text-on-accent"
            aria-disabled={shown !== "idle"}
          >
            {labels[shown]}
          </button>
        </div>
        <p id="prompt-error" className="prompt-error mt-2 min-h-6 text-small">
          {waitUntil ? <Countdown until={waitUntil} onEnd={stopWaiting} /> : said}
        </p>
      </form>
      <p className="my-2 font-medium text-small">{extentOf(study, strings)}</p>
      <p id="prompt-help" className="max-w-[34.6em] text-small text-soft">
        {lock.help}
      </p>
      {ask && !invitation && (
        <p className="mt-2 text-small">
          {lock.noPasscode} {ask}
        </p>
      )}
      {alert && <AlertDialog message={alert} onClose={closeAlert} />}
    </section>
  );
}

/** What awaits: "9 sections, 2 films". */
function extentOf({ sectionCount, videoCount }: Teaser, { study, lang }: Strings): string {
  const parts = [fillPlural(study.sections, { count: sectionCount }, lang)];
  if (videoCount > 0) parts.push(fillPlural(study.videos, { count: videoCount }, lang));
  return new Intl.ListFormat(lang, { type: "unit", style: "short" }).format(parts);
}

/** Null when it is right. Never throws. */
async function validatePasscode(password: string): Promise<Refusal | null> {
  try {
    const response = await fetch(ADDRESSES.validatePassword, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password }),
    });
    const answer: { success: unknown } = await response.json();
    if (answer.success) return null;
    const seconds = Number(response.headers.get("Retry-After"));
    return { status: response.status, seconds };
  } catch (error) {
    console.error(error);
    return { status: 0, seconds: 0 };
  }
}

function askForAccess(mail: string, title: string, { mailSubject, mailText }: Strings["lock"]): string {
  return mailLink(mail, fill(mailSubject, { title }), fill(mailText, { title }));
}
