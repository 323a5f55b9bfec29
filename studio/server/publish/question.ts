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
