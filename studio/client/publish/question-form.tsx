import type { FormEvent, ReactNode } from "react";
import { shortAddress } from "../../shared/short-address.ts";
import type { Input } from "../state/connection.ts";
import type { SiteState } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Message } from "./message.tsx";

type Answer = Input<"answer">;

type Question = [title: string, label: string, toAnswer: (text: string) => Answer, help?: string];

const NAME = "Name of the repository";
const TOKEN = [
  "Cloudflare API token",
  (token: string) => ({ settings: { CLOUDFLARE_API_TOKEN: token } }),
  "In Cloudflare’s dashboard, open My Profile, API Tokens. Choose the template “Edit Cloudflare Workers”, and add the permission Account, D1, Edit. The guide below contains all steps.",
] as const;
/** The server's questions that need a text field. */
const QUESTIONS: Record<string, Question> = {
  address: [
    "Where is your repository?",
    "Address of your repository",
    (address) => ({ address }),
    "For example https://github.com/ada/portfolio.git. GitHub shows it under Code.",
  ],
  repositoryName: ["Everyone can read this repository", NAME, (repositoryName) => ({ repositoryName })],
  trustedName: ["Who can read your repository?", NAME, (trustedName) => ({ trustedName })],
  CLOUDFLARE_API_TOKEN: ["You are not logged in to Cloudflare", ...TOKEN],
  bucket: ["Cloudflare did not accept the site", ...TOKEN],
  CLOUDFLARE_ACCOUNT_ID: [
    "Which Cloudflare account?",
    "Cloudflare account ID",
    (id) => ({ settings: { CLOUDFLARE_ACCOUNT_ID: id } }),
  ],
};

interface QuestionFormProps {
  publish: Pick<SiteState["publish"], "question" | "detail" | "suggestion" | "repository">;
  /** The readable name of the target. */
  place: string;
  /** The owner's typed text. It stays after a refusal. */
  text: string;
  onType: (text: string) => void;
  onAnswer: (answer: Answer) => void;
}

/** Asks the question that stopped a publication. The buttons name the place to which they publish. */
export function QuestionForm({ publish, place, text, onType, onAnswer }: QuestionFormProps) {
  const { question, detail, suggestion, repository } = publish;
  const asked = QUESTIONS[question ?? ""];
  const isChoice = question === "chooseVersion";
  if (isChoice || question === "takeIn")
    return (
      <Card title="Your repository has newer changes" detail={detail}>
        <DialogActions>
          {isChoice && <Button onPress={() => onAnswer({ takeIn: "mine" })}>Keep my version</Button>}
          <Button onPress={() => onAnswer({ takeIn: isChoice ? "theirs" : "mine" })}>
            {`${isChoice ? "Use the version" : "Get the changes"} from ${place}`}
          </Button>
        </DialogActions>
      </Card>
    );
  if (!asked) return null;
  const [title, label, toAnswer, help] = asked;
  const isAddress = question === "address";
  const newPlace = text.trim() ? shortAddress(text) : "your repository";
  function submit(event: FormEvent) {
    event.preventDefault();
    onAnswer(toAnswer(text));
  }
  return (
    <Card title={suggestion ? "Is this your repository?" : title} detail={detail}>
      {suggestion && (
        <>
          <p>If it is yours, your site goes there now, and each time you publish:</p>
          <DialogActions>
            <Button onPress={() => onAnswer({ address: suggestion })}>
              {`Publish to ${shortAddress(suggestion)}`}
            </Button>
          </DialogActions>
          <p>
            If it is not, enter the address of your own. Your site then goes only there, now and each time. If
            you have none yet, follow the step-by-step guide below.
          </p>
        </>
      )}
      <form onSubmit={submit} className="grid gap-2">
        <TextField label={label} {...(help && { help })} value={text} onChange={onType} />
        <DialogActions>
          {isAddress && repository && (
            <Button onPress={() => onAnswer({ changesAddress: false })}>{`Publish to ${repository}`}</Button>
          )}
          {!isAddress && <Button onPress={() => onAnswer({})}>Check again</Button>}
          <Button type="submit" isDisabled={text.trim() === ""}>
            {`Publish to ${isAddress ? newPlace : place}`}
          </Button>
        </DialogActions>
      </form>
    </Card>
  );
}

function Card({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <section ref={scrollTo} className="grid scroll-mt-16 gap-3 rounded-lg border border-mark p-4">
      <h3 className="font-semibold">{title}</h3>
      <Message role="alert" detail={detail} />
      {children}
    </section>
  );
}

/** Shows a question, because the browser can keep the sheet scrolled past it. */
function scrollTo(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: "nearest" });
}
