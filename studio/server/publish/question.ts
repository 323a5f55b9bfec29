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

/**
 * @param subjects of the commits that only the repository has, newest first
 * @param conflicts the files in which both sides changed the same lines
 */
export function askToTakeIn(subjects: string[], conflicts: string[]): Question {
  const list = subjects.slice(0, 10).join(", ");
  const news = `It contains changes that are not in your folder yet: ${list}.`;
  if (conflicts.length === 0)
    return new Question(
      "takeIn",
      `${news} Get them first: your own changes stay, and you see the new list before anything is sent.`,
    );
  const files = conflicts.map((name) => `“${name}”`).join(", ");
  return new Question(
    "chooseVersion",
    `${news} You have changed the same texts or files in ${files}. Choose whose version stays there. All other changes of both sides stay. You see the new list before anything is sent, and Undo brings your version back.`,
  );
}
