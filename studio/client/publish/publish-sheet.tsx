import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import type { Change } from "../../publish/changes.ts";
import type { publishSchema } from "../../publish/publisher.ts";
import { callApi, postJson, type State } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useStore, useStudioState } from "../use-store.ts";

type Request = (typeof publishSchema)["_input"];
type Target = NonNullable<Request["target"]>;

const TARGETS: Record<Target, [title: string, text: string]> = {
  git: [
    "git push",
    "For a host that builds from a repository, or for your own server. Your texts and images are committed and pushed. The host then builds the site, which takes some minutes.",
  ],
  cloudflare: [
    "Cloudflare",
    "For a site without a server. This computer builds the site and uploads it. You need an account, which is free for a small site.",
  ],
};
const STAGES = {
  checking: "Checking",
  building: "Building with all checks",
  sending: "Sending",
  onItsWay: "On its way",
} as const;
const RESULTS: Record<string, string> = { onItsWay: "On its way", online: "Online", late: "Not online yet" };

/** Each question of the server has a label, and a request that answers it. */
const QUESTIONS: Record<string, [label: string, toRequest: (answer: string) => Request]> = {
  address: ["Address of your repository", (address) => ({ address })],
  repositoryName: ["Name of the repository", (repositoryName) => ({ repositoryName })],
  SITE_URL: ["Address of your site", (SITE_URL) => ({ answers: { SITE_URL } })],
  PASSCODE: ["Passcode", (PASSCODE) => ({ answers: { PASSCODE } })],
  CLOUDFLARE_API_TOKEN: ["Cloudflare API token", (token) => ({ answers: { CLOUDFLARE_API_TOKEN: token } })],
  CLOUDFLARE_ACCOUNT_ID: ["Cloudflare account ID", (id) => ({ answers: { CLOUDFLARE_ACCOUNT_ID: id } })],
};

interface Changes {
  changes: Change[];
  takeBack: Change[] | null;
}

/** Returns what the next publication would change. */
function useChanges({ undo, redo, publish }: State): Changes | null {
  const [changes, setChanges] = useState<Changes | null>(null);
  useEffect(() => {
    const load = async () => setChanges(await (await callApi("changes")).json());
    load().catch(() => undefined);
  }, [undo, redo, publish.stage]);
  return changes;
}

export function PublishButton() {
  const store = useStore();
  const { site } = store;
  const count = useChanges(site)?.changes.length ?? 0;
  const isRunning = site.publish.stage in STAGES;
  const label = count === 0 ? "Publish" : `Publish ${count} ${count === 1 ? "change" : "changes"}`;
  return (
    <Button look="primary" onPress={() => void store.openPublishSheet(<PublishSheet />)}>
      {isRunning ? `${STAGES[site.publish.stage as keyof typeof STAGES]}…` : label}
    </Button>
  );
}

function PublishSheet() {
  const store = useStore();
  const site = useStudioState().site ?? store.site;
  const { stage, detail, question, siteUrl, passcode } = site.publish;
  const [target, setTarget] = useState<Target | null>(site.publish.target);
  const changes = useChanges(site);
  const isRunning = ["checking", "building", "sending"].includes(stage);
  const publish = (request: Request = {}) =>
    void postJson<State>("publish", { ...(target && { target }), ...request })
      .then((state) => store.update({ site: state }))
      .catch((error) => store.showMessage(error.message, true));
  if (isRunning)
    return (
      <Sheet>
        <ol className="grid gap-2">
          {Object.entries(STAGES).map(([name, title]) => (
            <li
              key={name}
              aria-current={name === stage ? "step" : undefined}
              className="aria-[current]:font-semibold"
            >
              {title}
            </li>
          ))}
        </ol>
        <output className="truncate text-soft">{detail}</output>
      </Sheet>
    );
  return (
    <Sheet>
      {stage === "failed" && (
        <p role="alert" className="max-h-48 overflow-auto whitespace-pre-wrap text-alarm">
          {detail}
        </p>
      )}
      {question && <QuestionForm key={question} question={question} onAnswer={publish} />}
      {RESULTS[stage] && (
        <Part title={RESULTS[stage]}>
          {detail && <p>{detail}</p>}
          {siteUrl && <CopyLine text={siteUrl} />}
          {passcode && siteUrl && <CopyLine text={`${siteUrl} · passcode: ${passcode}`} />}
          {changes?.takeBack && (
            <details>
              <summary>Take back the last one</summary>
              <ChangeList changes={changes.takeBack} versions={["online", "previous"]} />
              <Button onPress={() => publish({ takeBack: true })}>Take back</Button>
            </details>
          )}
        </Part>
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
            className="rounded-lg border border-edge p-3 data-selected:bg-chosen"
          >
            <strong className="block">{title}</strong>
            <span className="text-soft">{text}</span>
          </Radio>
        ))}
      </RadioGroup>
      {site.problems.length > 0 && (
        <Part title="Problems that block publishing">
          <ul className="text-alarm">
            {site.problems.map(({ where, message }) => (
              <li key={where + message}>{`${where}: ${message}`}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Changes">
        {changes && <ChangeList changes={changes.changes} versions={["online", "content"]} />}
      </Part>
      <Leftovers />
      <SharePicture />
      <DialogActions>
        <Button look="primary" isDisabled={!target || site.problems.length > 0} onPress={() => publish()}>
          Publish
        </Button>
      </DialogActions>
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const store = useStore();
  return (
    <Dialog title="Publish" onClose={() => store.update({ dialog: null })}>
      {children}
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function QuestionForm({ question, onAnswer }: { question: string; onAnswer: (request: Request) => void }) {
  const [answer, setAnswer] = useState("");
  if (question === "takeIn")
    return <Button onPress={() => onAnswer({ takeIn: true })}>Take them in and publish</Button>;
  const [label, toRequest] = QUESTIONS[question] ?? [];
  if (!label || !toRequest) return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    onAnswer(toRequest?.(answer) ?? {});
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextField label={label} value={answer} onChange={setAnswer} />
      <Button type="submit">Continue</Button>
    </form>
  );
}

function ChangeList({ changes, versions }: { changes: Change[]; versions: [before: string, after: string] }) {
  if (changes.length === 0) return <p className="text-soft">Nothing has changed.</p>;
  return (
    <ul className="grid max-h-72 gap-2 overflow-auto">
      {changes.map(({ kind, where, before, after }) => (
        <li key={kind + where + after} className={kind === "access" ? "font-semibold text-shared" : ""}>
          {where} {kind === "added" || kind === "removed" || kind === "moved" ? `(${kind})` : ""}
          {kind === "image" ? (
            <span className="flex gap-2">
              {[before, after].map(
                (file, index) =>
                  file && <Thumbnail key={versions[index]} file={`${versions[index]}/${file}`} />,
              )}
            </span>
          ) : (
            <span className="block text-soft">
              {before !== null && <del className="me-2">{shorten(before)}</del>}
              {after !== null && <ins className="no-underline">{shorten(after)}</ins>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ file }: { file: string }) {
  return (
    <img src={`/studio/published/${encodeURI(file)}`} alt="" className="h-16 rounded-md border border-line" />
  );
}

function Leftovers() {
  const [leftovers, setLeftovers] = useState<{ what: string; page: string }[]>([]);
  useEffect(() => {
    const load = async () => setLeftovers(await (await callApi("sample-leftovers")).json());
    load().catch(() => undefined);
  }, []);
  if (leftovers.length === 0) return null;
  return (
    <Part
      title={
        leftovers.length === 1
          ? "1 thing is still the sample's"
          : `${leftovers.length} things are still the sample's`
      }
    >
      <ul>
        {leftovers.map(({ what, page }) => (
          <li key={what + page}>{what}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Shows the link to this page as LinkedIn shows it. */
function SharePicture() {
  const { page } = useStore();
  const contentOf = (property: string) =>
    page.document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? "";
  const image = contentOf("og:image");
  if (!URL.canParse(image)) return null;
  const { pathname, host } = new URL(image);
  return (
    <Part title="As LinkedIn shows a link to this page">
      <div className="overflow-hidden rounded-lg border border-line">
        <img src={pathname} alt="" className="aspect-[1200/630] w-full object-cover" />
        <p className="p-3">
          <strong className="block">{contentOf("og:title")}</strong>
          <span className="text-soft">{host}</span>
        </p>
      </div>
    </Part>
  );
}

function CopyLine({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2">
      <code className="min-w-0 flex-1 truncate">{text}</code>
      <Button onPress={() => void navigator.clipboard.writeText(text)}>Copy</Button>
    </p>
  );
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
