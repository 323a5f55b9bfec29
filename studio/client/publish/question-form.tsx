import { type FormEvent, useState } from "react";
import type { Input } from "../state/connection.ts";
import { Button } from "../ui/button.tsx";
import { DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";

type Answer = Input<"answer">;

/** Maps each question of the server to a label, a function that returns the answer, and a help text. */
const QUESTIONS: Record<string, [label: string, toAnswer: (text: string) => Answer, help?: string]> = {
  address: [
    "Address of your repository",
    (address) => ({ address }),
    "For example https://github.com/ada/portfolio.git. GitHub shows it under Code.",
  ],
  repositoryName: ["Name of the repository", (repositoryName) => ({ repositoryName })],
  trustedName: ["Name of the repository", (trustedName) => ({ trustedName })],
  CLOUDFLARE_API_TOKEN: ["Cloudflare API token", (token) => ({ settings: { CLOUDFLARE_API_TOKEN: token } })],
  CLOUDFLARE_ACCOUNT_ID: ["Cloudflare account ID", (id) => ({ settings: { CLOUDFLARE_ACCOUNT_ID: id } })],
};

interface QuestionFormProps {
  question: string;
  suggestion: string;
  onAnswer: (answer: Answer) => void;
}

/** Asks the question that stopped a publication. */
export function QuestionForm({ question, suggestion, onAnswer }: QuestionFormProps) {
  const [text, setText] = useState(suggestion);
  if (question === "takeIn") return <Button onPress={() => onAnswer({ takeIn: true })}>Take them in</Button>;
  const [label, toAnswer, help] = QUESTIONS[question] ?? [];
  if (!label || !toAnswer) return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    onAnswer(toAnswer?.(text) ?? {});
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextField label={label} {...(help && { help })} value={text} onChange={setText} />
      <DialogActions>
        <Button type="submit" isDisabled={text.trim() === ""}>
          Continue
        </Button>
      </DialogActions>
    </form>
  );
}
