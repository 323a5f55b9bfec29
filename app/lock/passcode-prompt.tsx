import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import type { Strings, Teaser } from "#app/content/types.ts";
import { mailLink } from "#app/links.ts";
import { PATHS, pagePath } from "#app/site-map.ts";
import { fillPlaceholders, fillPlural } from "#app/ui/fill.ts";
import { shapeOnPaper } from "#app/ui/on-color.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { usePath } from "#app/ui/use-path.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { storedPasscode, storePasscode } from "./session-storage.ts";
import { fieldOfPage, UNLOCKED_PAGE } from "./unlocked-page.ts";
import type { Prompt } from "./use-prompt.ts";

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
  const { alert, problem, submit, edit, closeAlert, announcement, waitText, secondsToWait, refs } = prompt;
  const field = useRef<HTMLInputElement>(null);
  const isEdited = useRef(false);
  const [pageError, setPageError] = useState(prompt.error);
  const [isDescribedByHelp, setDescribedByHelp] = useState(!prompt.error);
  // A guest's browser keeps cookies, so the guest lacks a session only because the invitation excludes this study.
  const lacksCookies = problem === "no-session" && !invitation;
  const error = problem === "no-page" ? <NoPage /> : lacksCookies ? lockStrings.noCookies : pageError;
  const askLink = ownersMail && <AskLink mail={ownersMail} title={study.hero.title} />;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value) storePasscode(input.value);
    else input.value = storedPasscode();
  }, []);

  // The dialog has the focus before this effect runs, so screen readers do not announce the new description of the field.
  useEffect(() => setPageError(prompt.error), [prompt.error]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isEdited.current = false;
    void submit(fieldOfPage()?.value ?? "");
  }

  function handleInput() {
    storePasscode(field.current?.value ?? "");
    isEdited.current = true;
  }

  function handleBlur() {
    if (isEdited.current) edit();
    isEdited.current = false;
    setDescribedByHelp(false);
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
      data-state={prompt.name}
      style={{ "--keyhole": shapeOnPaper(study.hero.bgColor) }}
    >
      <PromptTitle keyhole={refs.keyhole} />
      {/* Chromium ignores `autofocus` in an address with a fragment. */}
      <form method="post" action={usePath()} onSubmit={handleSubmit} className="mt-4">
        <InvitationNote invitation={invitation} askLink={askLink} />
        <PasscodeField
          field={field}
          state={prompt.name}
          error={error}
          waitText={waitText}
          secondsToWait={secondsToWait}
          describedBy={isDescribedByHelp ? "prompt-error prompt-help" : "prompt-error"}
          onInput={handleInput}
          onBlur={handleBlur}
        />
      </form>
      {(askLink || openFirst) && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          {lockStrings.noPasscode}{" "}
          {openFirst && (
            <a href={pagePath(openFirst.slug)}>
              {fillPlaceholders(lockStrings.readInstead, { title: openFirst.hero.title })}
            </a>
          )}
          {!invitation && askLink}
        </p>
      )}
      <p className="my-2 font-medium text-small">{studyLengthText(study, strings)}</p>
      <p id="prompt-help" className="max-w-[34.6em] text-small text-soft">
        {lockStrings.help}
      </p>
      {alert && (
        <AlertDialog
          message={alert}
          waitText={waitText}
          status={announcement}
          onClose={handleAlertClose}
          link={askLink}
        />
      )}
    </section>
  );
}

function NoPage() {
  const { noPage, tryAgain } = useStrings().lock;
  return (
    <>
      {noPage} <a href={UNLOCKED_PAGE}>{tryAgain}</a>
    </>
  );
}

/** Writes an e-mail to the owner that asks for the passcode of this study. */
function AskLink({ mail, title }: { mail: string; title: string }) {
  const { ask, mailSubject, mailText } = useStrings().lock;
  const [subject, text] = [fillPlaceholders(mailSubject, { title }), fillPlaceholders(mailText, { title })];
  return <a href={mailLink(mail, subject, text)}>{ask}</a>;
}

function PromptTitle({ keyhole }: { keyhole: Prompt["refs"]["keyhole"] }) {
  return (
    <h2 id="prompt-title" className="flex items-center gap-[0.4em]">
      <svg ref={keyhole} viewBox="0 0 18 24" width="18" height="24" aria-hidden="true" className="keyhole">
        <path d="M9 1a7 7 0 0 0-3 13.3L3.5 23h11L12 14.3A7 7 0 0 0 9 1" />
      </svg>
      {useStrings().lock.title}
    </h2>
  );
}

/** This live region is always present, because screen readers announce only changes. */
function InvitationNote({
  invitation,
  askLink,
}: Pick<PasscodePromptProps, "invitation"> & { askLink: ReactNode }) {
  const { lock, study } = useStrings();
  return (
    <p aria-live="polite" className="font-medium not-empty:mb-6">
      {invitation && (
        <>
          {invitation === "ended" ? lock.ended : lock.outside}{" "}
          <span className="inline-flex flex-wrap gap-x-4">
            {askLink} {invitation === "active" && <a href={PATHS.forYou}>{study.forYou}</a>}
          </span>
        </>
      )}
    </p>
  );
}

interface PasscodeFieldProps {
  field: Ref<HTMLInputElement>;
  state: Prompt["name"];
  error: ReactNode;
  waitText: string;
  secondsToWait: number;
  describedBy: string;
  onInput: () => void;
  onBlur: () => void;
}

function PasscodeField({
  field,
  state,
  error,
  waitText,
  secondsToWait,
  describedBy,
  onInput,
  onBlur,
}: PasscodeFieldProps) {
  const strings = useStrings().lock;
  const { field: label, submit: ready, checking, unlocking, wait: waiting } = strings;
  const isWrong = error === strings.incorrect || error === strings.tooLong;
  const labels = { ready, checking, unlocking, waiting, open: unlocking };
  return (
    <>
      <label htmlFor="password" className="text-small">
        {label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3 @min-[23rem]:flex-nowrap">
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
          // biome-ignore lint/a11y/noAutofocus: without JavaScript, the page that reports an error begins at the field
          autoFocus={Boolean(error)}
          aria-describedby={describedBy}
          aria-invalid={isWrong ? true : undefined}
          onInput={onInput}
          onBlur={onBlur}
        />
        <button
          type="submit"
          className="pill submit bg-accent text-on-accent"
          aria-disabled={state !== "ready"}
        >
          {state === "waiting" && <span aria-hidden="true">{secondsToWait}</span>}
          <span className={state === "waiting" ? "sr-only" : undefined}>{labels[state]}</span>
        </button>
      </div>
      <div className="mt-2 min-h-6">
        <p id="prompt-error" className="text-alarm text-small">
          {error}
        </p>
        <p>{waitText}</p>
      </div>
    </>
  );
}

function studyLengthText({ sectionCount, videoCount }: Teaser, { study, lang }: Strings): string {
  const parts = [fillPlural(study.sections, { count: sectionCount }, lang)];
  if (videoCount > 0) parts.push(fillPlural(study.videos, { count: videoCount }, lang));
  return new Intl.ListFormat(lang, { type: "unit", style: "short" }).format(parts);
}
