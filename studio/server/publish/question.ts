import { Refusal } from "../../shared/refusal.ts";

/** Stops a publication until the owner has answered. */
export class Question extends Refusal {
  readonly question: string;
  readonly suggestion: string;

  constructor(question: string, message: string, suggestion = "") {
    super(422, message);
    this.question = question;
    this.suggestion = suggestion;
  }
}

/** @param subjects of the commits that only the repository has, newest first */
export function askToTakeIn(subjects: string[]): Question {
  const list = subjects.slice(0, 10).join(", ");
  return new Question(
    "takeIn",
    `It contains changes that are not in your folder yet: ${list}. Get them first: your own changes stay, and you see the new list before anything is sent.`,
  );
}
