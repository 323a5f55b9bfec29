import { type FormEvent, useState } from "react";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import type { Target } from "../../server/publish/memory.ts";
import type { answerSchema } from "../../server/publish/request.ts";
import { LeftoverList } from "../pages/sample-leftovers.tsx";
import { useCall } from "../state/connection.ts";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { type SiteState, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Comparison } from "./comparison.tsx";
import { DifferenceList, useComparison } from "./difference-list.tsx";
import { SharePicture } from "./share-picture.tsx";
import { SheetSection } from "./sheet-section.tsx";

type Answer = (typeof answerSchema)["_input"];

const TARGETS: Record<Target, [title: string, text: string]> = {
  git: [
    "git push",
    "Choose this for a host that builds from a repository, or for your own server. The studio commits your texts and images, and pushes them. Your host then builds the site, which takes some minutes.",
  ],
  cloudflare: [
    "Cloudflare",
    "Choose this if you have neither a server nor a repository. This computer builds the site and uploads it. You need an account, which is free for a small site.",
  ],
};
export const STAGES: Record<string, string> = {
  checking: "Checking",
  building: "Building with all checks",
  sending: "Sending",
  onItsWay: "On its way",
};
const RESULTS: Record<string, string> = { onItsWay: "On its way", online: "Online", late: "Not online yet" };

/** Maps each question of the server to its field's label and to the answer. */
const QUESTIONS: Record<string, [label: string, toAnswer: (text: string) => Answer]> = {
  address: ["Address of your repository", (address) => ({ address })],
  repositoryName: ["Name of the repository", (repositoryName) => ({ repositoryName })],
  trustedName: ["Name of the repository", (trustedName) => ({ trustedName })],
  SITE_URL: ["Address of your site", (SITE_URL) => ({ answers: { SITE_URL } })],
  PASSCODE: ["Passcode", (PASSCODE) => ({ answers: { PASSCODE } })],
  CLOUDFLARE_API_TOKEN: ["Cloudflare API token", (token) => ({ answers: { CLOUDFLARE_API_TOKEN: token } })],
  CLOUDFLARE_ACCOUNT_ID: ["Cloudflare account ID", (id) => ({ answers: { CLOUDFLARE_ACCOUNT_ID: id } })],
};

export function PublishSheet() {
  const call = useCall();
  const notices = useNotices();
  const site = useValue(useSite(), (state) => state);
  const { stage, detail, question, suggestion } = site.publish;
  const [target, setTarget] = useState<Target | null>(site.publish.target);
  const { isComparing, compare } = useComparison(target);
  const { changes, leftovers } = site;
  const close = useCloseDialog();
  const send = (request: Promise<unknown>) =>
    void request.catch((error) => notices.showMessage(error.message, true));
  const publish = (key: string | null | undefined, takeBack = false) => {
    if (target && key) send(call("publish", { target, key, takeBack }));
  };
  const isAsked = question !== null && question !== "target" && target === site.publish.target;
  const isRunning = STAGES[stage] !== undefined && stage !== "onItsWay";
  if (isRunning)
    return (
      <Dialog title="Publish">
        <Progress stage={stage} detail={detail} />
      </Dialog>
    );
  return (
    <Dialog title="Publish">
      {stage === "failed" && (
        <p role="alert" className="max-h-48 overflow-auto whitespace-pre-wrap text-alarm wrap-anywhere">
          {detail}
        </p>
      )}
      {question && (
        <QuestionForm
          key={question}
          question={question}
          suggestion={suggestion}
          onAnswer={(answer) => send(call("answer", answer))}
        />
      )}
      {RESULTS[stage] && <Result publish={site.publish} />}
      {changes?.takeBack && !isComparing && (
        <details className="group">
          <Summary title="Take back the last one" />
          <div className="grid gap-2">
            <DifferenceList
              changes={changes.takeBack.changes}
              versions={["published/online", "published/previous"]}
            />
            <DialogActions>
              <Button onPress={() => publish(changes.takeBack?.key, true)}>Take back</Button>
            </DialogActions>
          </div>
        </details>
      )}
      <RadioGroup
        aria-label="Where to?"
        className="grid gap-2"
        value={target}
        onChange={(value) => setTarget(value as Target)}
      >
        <h3 className="font-semibold">Where to?</h3>
        {Object.entries(TARGETS).map(([name, [title, text]]) => (
          <Radio
            key={name}
            value={name}
            className="rounded-lg border border-edge p-3 data-focus-visible:outline-2 data-selected:border-mark data-selected:bg-chosen"
          >
            <strong className="block font-semibold">{title}</strong>
            {target === null && <span className="text-soft">{text}</span>}
          </Radio>
        ))}
      </RadioGroup>
      {site.problems.length > 0 && (
        <SheetSection title="Problems that block publishing">
          <ul className="grid gap-1 text-alarm">
            {site.problems.map(({ where, message }) => (
              <li key={where + message}>{`${where}: ${message}`}</li>
            ))}
          </ul>
        </SheetSection>
      )}
      {isComparing && <output className="text-soft">Comparing with what is online…</output>}
      {changes && (
        <Comparison changes={changes} error={detail} onRetry={target && !isComparing ? compare : null} />
      )}
      {leftovers.length > 0 && (
        <details className="group">
          <Summary title={`${leftovers.length} to replace`} />
          <LeftoverList leftovers={leftovers} close={() => close()} />
        </details>
      )}
      <SharePicture />
      <div className="sticky -bottom-3 -mx-6 -mb-6 rounded-b-xl border-line border-t bg-bar px-6 py-3">
        <DialogActions>
          <Button
            look="primary"
            isDisabled={!target || !changes?.key || isComparing || isAsked || site.problems.length > 0}
            onPress={() => publish(changes?.key)}
          >
            Publish
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Summary({ title }: { title: string }) {
  return (
    <summary className="flex min-h-control list-none items-center gap-1 font-semibold">
      {title}
      <span className="group-open:rotate-180">
        <Icon name="chevron" />
      </span>
    </summary>
  );
}

function Progress({ stage, detail }: { stage: string; detail: string }) {
  return (
    <>
      <ol className="grid gap-2">
        {Object.entries(STAGES).map(([name, title]) => (
          <li
            key={name}
            aria-current={name === stage ? "step" : undefined}
            className="text-soft aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {title}
          </li>
        ))}
      </ol>
      <output className="truncate text-soft">{detail}</output>
    </>
  );
}

/** Shows the address of the site, and a line with the passcode for the résumé. */
function Result({ publish: { stage, detail, siteUrl, passcode } }: { publish: SiteState["publish"] }) {
  return (
    <SheetSection title={RESULTS[stage] ?? ""}>
      {detail && <p>{detail}</p>}
      {siteUrl && <CopyLine label="Address" text={siteUrl} />}
      {siteUrl && passcode && (
        <CopyLine label="For your résumé" text={`${siteUrl} · passcode: ${passcode}`} />
      )}
    </SheetSection>
  );
}

function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <p className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className="block text-soft text-xs">{label}</span>
        <code className="block wrap-anywhere">{text}</code>
      </span>
      <Button aria-label={`Copy: ${label}`} onPress={() => void navigator.clipboard.writeText(text)}>
        Copy
      </Button>
    </p>
  );
}

interface QuestionFormProps {
  question: string;
  suggestion: string;
  onAnswer: (answer: Answer) => void;
}

function QuestionForm({ question, suggestion, onAnswer }: QuestionFormProps) {
  const [text, setText] = useState(suggestion);
  if (question === "takeIn") return <Button onPress={() => onAnswer({ takeIn: true })}>Take them in</Button>;
  const [label, toAnswer] = QUESTIONS[question] ?? [];
  if (!label || !toAnswer) return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    onAnswer(toAnswer?.(text) ?? {});
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextField label={label} value={text} onChange={setText} />
      <DialogActions>
        <Button type="submit" isDisabled={text.trim() === ""}>
          Continue
        </Button>
      </DialogActions>
    </form>
  );
}
