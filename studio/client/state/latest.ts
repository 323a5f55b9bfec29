import { createState } from "./model.ts";

/** Shows only the answer to the latest request, because the answer to an earlier request can arrive later. */
export class Latest<Answer> {
  readonly state;
  #request: Promise<Answer> | null = null;

  constructor(answer: Answer) {
    this.state = createState({ answer, isWaiting: true });
  }

  /** Shows the answer to a request, which must not fail. Until then, keeps the previous answer. */
  async show(request: Promise<Answer>): Promise<void> {
    this.#request = request;
    this.state.setState({ isWaiting: true });
    const answer = await request;
    if (this.#request === request) this.state.setState({ answer, isWaiting: false });
  }
}
