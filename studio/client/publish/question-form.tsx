import { type FormEvent, useState } from "react";
import type { Input } from "../state/connection.ts";
import { Button } from "../ui/button.tsx";
import { DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";

type Answer = Input<"answer">;

interface Question {
  label: string;
  help?: string;
  toAnswer: (text: string) => Answer;
}

const QUESTIONS: Record<string, Question> = {
  address: {
    label: "Address of your repository",
    help: "For example https://github.com/ada/portfolio.git. GitHub shows it under Code.",
    toAnswer: (address) => ({ address }),
  },
  repositoryName: {
    label: "Name of the repository",
    toAnswer: (repositoryName) => ({ repositoryName }),
  },
  trustedName: { label: "Name of the repository", toAnswer: (trustedName) => ({ trustedName }) },
  CLOUDFLARE_API_TOKEN: {
    label: "Cloudflare API token",
    toAnswer: (token) => ({ settings: { CLOUDFLARE_API_TOKEN: token } }),
  },
  CLOUDFLARE_ACCOUNT_ID: {
    label: "Cloudflare account ID",
    toAnswer: (id) => ({ settings: { CLOUDFLARE_ACCOUNT_ID: id } }),
  },
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
  const field = QUESTIONS[question];
  if (!field) return null;
  const { label, help, toAnswer } = field;
  function submit(event: FormEvent) {
    event.preventDefault();
    onAnswer(toAnswer(text));
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
