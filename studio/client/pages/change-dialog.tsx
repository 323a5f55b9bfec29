import { type ReactNode, type SubmitEvent, useEffect, useMemo, useState } from "react";
import { type Input, type Result, useCall } from "../state/connection.ts";
import { Latest } from "../state/latest.ts";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import type { Look } from "../ui/styles.ts";

/** A longer list is folded. */
const MAX_ITEMS = 8;

type Consequences = Result<"getConsequences">;
export type Question = Input<"getConsequences">;

interface ChangeDialogProps {
  title: string;
  /** The label of the button that confirms the change. */
  verb: string;
  look?: Look;
  /** Asks the server for the consequences. The dialog closes when the page at its `slug` no longer exists. */
  question?: Question | null;
  isReady?: boolean;
  onConfirm: () => Promise<void>;
  children?: ReactNode;
}

/** Shows the consequences of a change before the owner confirms it. Stays open if the server refuses the change. */
export function ChangeDialog({ look = "primary", isReady = true, ...props }: ChangeDialogProps) {
  const { title, verb, question, onConfirm, children } = props;
  const close = useCloseDialog();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const slug = question?.slug;
  const isGone = useValue(useSite(), ({ pages }) => !pages.some(({ address }) => address === `/${slug}`));
  // Another window has renamed or deleted the page.
  useEffect(() => {
    if (slug !== undefined && isGone && !isBusy) close();
  }, [slug, isGone, isBusy, close]);
  async function confirm(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    await onConfirm().then(
      () => close(),
      (error: Error) => setProblem(error.message),
    );
    setIsBusy(false);
  }
  return (
    <Dialog title={title} onClose={() => !isBusy && close()}>
      <form className="grid gap-4" onSubmit={confirm}>
        {children}
        <ConsequenceList question={question ?? null} />
        {problem && (
          <p role="alert" className="whitespace-pre-line text-alarm">
            {problem}
          </p>
        )}
        <DialogActions>
          <Button isDisabled={isBusy} onPress={() => close()}>
            Cancel
          </Button>
          <Button look={look} isDisabled={!isReady || isBusy} type="submit">
            {isBusy ? "Saving…" : verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function ConsequenceList({ question }: { question: Question | null }) {
  const call = useCall();
  // The answer about a new page is usually empty, so a message before it would only flicker.
  const sentences = question && question.action !== "create" ? ["Checking what this changes…"] : [];
  const latest = useMemo(() => new Latest<Consequences>({ sentences, lists: [] }), []);
  const consequences = useValue(latest, ({ answer }) => answer);
  // A new object with the same question asks nothing new.
  const key = JSON.stringify(question);
  useEffect(() => {
    const toAnswer = ({ message }: Error) => ({ sentences: [message], lists: [] });
    if (question) void latest.show(call("getConsequences", question).catch(toAnswer));
  }, [call, latest, key]);
  return (
    <div aria-live="polite" className="grid gap-2">
      {consequences.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {consequences.lists.map(({ title, items }) => (
        <details key={title} open={items.length <= MAX_ITEMS}>
          <summary className="min-h-control font-semibold">{`${title}: ${items.length}`}</summary>
          <ul className="list-disc ps-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
