import { useState } from "react";
import type { Changes } from "../../server/publish/comparison.ts";
import type { Target } from "../../server/publish/memory.ts";
import { useCall } from "../state/connection.ts";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { Status } from "../ui/status.tsx";
import { Comparison } from "./comparison.tsx";
import { Destination } from "./destination.tsx";
import { countOf, DifferenceList, useComparison } from "./difference-list.tsx";
import { Log, Message } from "./message.tsx";
import { PublishResult, RESULTS } from "./publish-result.tsx";
import { QuestionForm } from "./question-form.tsx";
import { Review } from "./review.tsx";
import { SharePicture } from "./share-picture.tsx";
import { SheetSection, Summary } from "./sheet-section.tsx";
import { useSiteDraft } from "./site-form.tsx";

export const STAGES: Record<string, string> = {
  checking: "Checking what has changed",
  building: "Building pages and checking them",
  sending: "Sending",
  onItsWay: "On its way",
};
/** Keeps the owner's choice after she closes the sheet. */
let chosenTarget: Target | null = null;
const NOTHING_TYPED = { question: "", text: "" };
const COMPARING = "Comparing with what is online…";

export function PublishSheet() {
  const call = useCall();
  const notices = useNotices();
  const site = useValue(useSite(), (state) => state);
  const { stage, detail, question, repository, sentTo } = site.publish;
  const [target, setTarget] = useState(chosenTarget ?? site.publish.target ?? (repository ? "git" : null));
  const choose = (choice: Target) => {
    chosenTarget = choice;
    setTarget(choice);
  };
  // The form of a question disappears during the next attempt.
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const place = target === "git" ? (repository ?? "your repository") : "Cloudflare";
  const { isComparing, compare } = useComparison(target);
  // The button stays after its first click, because it has the focus.
  const [hasCheckedAgain, setHasCheckedAgain] = useState(false);
  const checkAgain = () => {
    setHasCheckedAgain(true);
    compare();
  };
  const draft = useSiteDraft(target, site.publish);
  const { changes } = site;
  const send = (request: Promise<unknown>) =>
    void request.catch((error) => notices.showMessage(error.message, true));
  const publish = async (key: string | null | undefined, options = {}) => {
    setTyped(NOTHING_TYPED);
    if (target && key && (await draft.save(true))) send(call("publish", { target, key, ...options }));
  };
  const isSameTarget = target === site.publish.target;
  const result = !target || !sentTo || target === sentTo ? RESULTS[stage] : undefined;
  const isAsked = question !== null && isSameTarget;
  const extent = changes?.isFirst ? "The whole site" : countOf(changes?.changes ?? []);
  const choice = target ? extent : "Choose where to publish";
  const news = [result ?? [], isComparing ? COMPARING : choice].flat();
  // A new passcode for Cloudflare needs a publication without changes.
  const isDone = target === "git" && changes !== null && isEmpty(changes);
  const comparisonFailure = (target && !isComparing && !changes?.key && changes?.notice) || "";
  const hasEnded = (stage === "failed" || stage === "takenIn") && question === null && isSameTarget;
  const message = comparisonFailure || (hasEnded ? detail : "");
  const isAlarm = comparisonFailure !== "" || stage === "failed";
  const reasons: [applies: boolean, reason: string][] = [
    [site.problems.length > 0, "First fix the problems above."],
    [target === null, "First choose where to publish."],
    [isComparing, COMPARING],
    [!changes?.key, comparisonFailure ? "" : "The comparison failed. Open this window again."],
    [isDone, result && stage !== "online" ? "Everything is sent." : "Everything is online."],
  ];
  /** The reason why *Publish* is disabled. */
  const [, reason] = reasons.find(([applies]) => applies) ?? [];
  const isRunning = STAGES[stage] !== undefined && stage !== "onItsWay";
  if (isRunning)
    return (
      <Dialog title="Publish">
        <Progress stage={stage} detail={detail} />
      </Dialog>
    );
  return (
    <Dialog title="Publish" isLong>
      <Status text={news.join(". ")} />
      {isAsked && (
        <QuestionForm
          key={question}
          publish={site.publish}
          place={place}
          text={typed.question === question ? typed.text : ""}
          onType={(text) => setTyped({ question, text })}
          onAnswer={async (answer) => {
            if (await draft.save(true)) send(call("answer", answer));
          }}
        />
      )}
      {result && <PublishResult publish={site.publish} />}
      <Destination target={target} onChange={choose} publish={site.publish} draft={draft}>
        {target === "git" && repository && !isAsked && (
          <DialogActions>
            <p className="grow basis-36 wrap-anywhere">{repository}</p>
            <Button onPress={() => void publish(changes?.key, { changesAddress: true })}>
              Use another repository…
            </Button>
          </DialogActions>
        )}
      </Destination>
      {site.problems.length > 0 && (
        <SheetSection title="Problems that block publishing">
          <ul className="grid gap-1 text-alarm">
            {site.problems.map(({ where, message }) => (
              <li key={where + message}>{`${where}: ${message}`}</li>
            ))}
          </ul>
        </SheetSection>
      )}
      {changes && !(isComparing && isEmpty(changes)) && <Comparison changes={changes} />}
      {changes?.takeBack && !isComparing && (
        <details
          className="group scroll-mt-16"
          onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}
        >
          <Summary title="Take back the last one" />
          <div className="grid gap-2">
            <p className="text-soft">
              Visitors then see what was online before. Your texts in the studio stay as they are.
            </p>
            <DifferenceList
              changes={changes.takeBack.changes}
              versions={["published/online", "published/previous"]}
            />
            <DialogActions>
              <Button onPress={() => void publish(changes.takeBack?.key, { takeBack: true })}>
                Take back
              </Button>
            </DialogActions>
          </div>
        </details>
      )}
      <Review site={site} title={result ? "Still to improve" : "Before it goes online"} />
      <SharePicture siteUrl={site.publish.siteUrl} />
      {!isAsked && (
        <div className="sticky -bottom-6 -mx-6 -mb-6 grid max-h-[60dvh] gap-2 overflow-auto border-line border-t bg-bar px-6 py-3">
          {message && <Message role="alert" detail={message} className={isAlarm ? "text-alarm" : ""} />}
          <DialogActions>
            {reason && <p className="grow basis-36 text-soft">{reason}</p>}
            {(comparisonFailure || hasCheckedAgain) && <Button onPress={checkAgain}>Check again</Button>}
            <Button
              look="primary"
              isDisabled={reason !== undefined}
              onPress={() => void publish(changes?.key)}
            >
              {target ? `Publish to ${place}` : "Publish"}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}

function isEmpty({ isFirst, changes, commits }: Changes): boolean {
  return !isFirst && changes.length === 0 && commits.length === 0;
}

function Progress({ stage, detail }: { stage: string; detail: string }) {
  const current = Object.keys(STAGES).indexOf(stage);
  return (
    <>
      <ol className="grid gap-2">
        {Object.entries(STAGES).map(([name, title], index) => (
          <li
            key={name}
            aria-current={name === stage ? "step" : undefined}
            className={`flex items-center gap-2 aria-[current]:font-semibold ${index > current ? "text-soft" : ""}`}
          >
            <span
              className={`grid size-5 flex-none place-items-center ${index < current ? "text-mark" : "rounded-full border-2 border-line"} ${index === current ? "animate-spin border-t-mark motion-reduce:animate-none" : ""}`}
            >
              {index < current && <Icon name="check" />}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <Log text={detail} />
      <Status text={STAGES[stage] ?? ""} />
    </>
  );
}
