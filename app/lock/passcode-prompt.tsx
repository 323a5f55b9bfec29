import { type FormEvent, useEffect, useRef } from "react";
import type { Strings, Teaser } from "#app/content/types.ts";
import { mailLink } from "#app/links.ts";
import { ADDRESSES, pageAddress } from "#app/site-map.ts";
import { shapeOnPaper } from "#app/styles/on-color.ts";
import { fillPlaceholders, fillPlural } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { trySessionStorage } from "./session-storage.ts";
import type { Prompt } from "./use-prompt.ts";

const FORM_ID = "passcode-form";

interface PasscodePromptProps {
  prompt: Prompt;
  study: Teaser;
  ownersMail: string | undefined;
  /** The state of the visitor's invitation. An active invitation does not include this study. */
  invitation: "active" | "ended" | null;
  /** The prompt offers this study to visitors without a passcode. */
  openFirst: Teaser | undefined;
}

export function PasscodePrompt({ prompt, study, ownersMail, invitation, openFirst }: PasscodePromptProps) {
  const strings = useStrings();
  const { lock: lockStrings } = strings;
  const { name, alert, lacksSession, submit, edit, closeAlert, refs } = prompt;
  const field = useRef<HTMLInputElement>(null);
  // A guest's browser keeps cookies, so the guest lacks a session only because the invitation excludes this study.
  const error = lacksSession && !invitation ? lockStrings.noCookies : prompt.error;
  const { title } = study.hero;
  const mailtoLink =
    ownersMail &&
    mailLink(
      ownersMail,
      fillPlaceholders(lockStrings.mailSubject, { title }),
      fillPlaceholders(lockStrings.mailText, { title }),
    );
  const askLink = mailtoLink && <a href={mailtoLink}>{lockStrings.ask}</a>;
  const { submit: ready, checking, unlocking, wait: waiting } = lockStrings;
  const labels = { ready, checking, unlocking, waiting, open: unlocking };

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value) storePasscode(input.value);
    else input.value = trySessionStorage((storage) => storage.getItem("passcode")) ?? "";
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(field.current?.value ?? "");
  }

  function handleInput() {
    storePasscode(field.current?.value ?? "");
    edit();
  }

  function handleAlertClose() {
    closeAlert();
    field.current?.focus();
    field.current?.select();
  }

  return (
    <section
      aria-labelledby="prompt-title"
      className="prompt @container"
      style={{ "--keyhole": shapeOnPaper(study.hero.bgColor) }}
    >
      <h2
        id="prompt-title"
        className="flex items-center gap-[0.4em] fill-current text-[min(clamp(1.4375rem,2vw,1.75rem),10.5cqi)]/[1.25] [letter-spacing:var(--text-heading--letter-spacing)]"
      >
        <svg
          ref={refs.keyhole}
          viewBox="0 0 18 24"
          width="18"
          height="24"
          aria-hidden="true"
          className="h-[1.2em] w-[0.9em] flex-none fill-(--keyhole)"
        >
          <path d="M9 1a7 7 0 0 0-3 13.3L3.5 23h11L12 14.3A7 7 0 0 0 9 1" />
        </svg>
        {lockStrings.title}
      </h2>
      <form id={FORM_ID} method="post" action={`#${FORM_ID}`} onSubmit={handleSubmit} className="mt-4">
        {/* This live region is always present, because screen readers announce only changes. */}
        <p role="status" className="font-medium not-empty:mb-6">
          {invitation && (
            <>
              {invitation === "ended" ? lockStrings.ended : lockStrings.outside} {askLink}{" "}
              {invitation === "active" && <a href={ADDRESSES.forYou}>{strings.study.forYou}</a>}
            </>
          )}
        </p>
        <label htmlFor="password" className="text-small">
          {lockStrings.field}
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
            aria-invalid={error ? true : undefined}
            onInput={handleInput}
          />
          <button
            type="submit"
            className="pill submit bg-accent text-on-accent"
            aria-disabled={name !== "ready"}
          >
            {labels[name]}
          </button>
        </div>
        <p id="prompt-error" className={`mt-2 min-h-6 ${name === "waiting" ? "" : "text-alarm text-small"}`}>
          {error}
        </p>
      </form>
      <p className="my-2 font-medium text-small">{studyLengthText(study, strings)}</p>
      <p id="prompt-help" className="max-w-[34.6em] text-small text-soft">
        {lockStrings.help}
      </p>
      {(askLink || openFirst) && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {lockStrings.noPasscode} {!invitation && askLink}
          {openFirst && (
            <a href={pageAddress(openFirst.slug)}>
              {fillPlaceholders(lockStrings.readInstead, { title: openFirst.hero.title })}
            </a>
          )}
        </p>
      )}
      {alert && <AlertDialog message={alert} onClose={handleAlertClose} link={askLink} />}
    </section>
  );
}

function storePasscode(passcode: string): void {
  trySessionStorage((storage) => storage.setItem("passcode", passcode));
}

function studyLengthText({ sectionCount, videoCount }: Teaser, { study, lang }: Strings): string {
  const parts = [fillPlural(study.sections, { count: sectionCount }, lang)];
  if (videoCount > 0) parts.push(fillPlural(study.videos, { count: videoCount }, lang));
  return new Intl.ListFormat(lang, { type: "unit", style: "short" }).format(parts);
}
