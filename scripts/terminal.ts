import { createInterface } from "node:readline";
import type { Ask } from "./ask-for-variables.ts";

/** Asks on the terminal, or reads the answers that are piped in. `close` lets the process end. */
export function openTerminal(): { ask: Ask; close: () => void } {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Not reader.question, which waits for ever when the input ends, and drops lines that come before it.
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(words) {
      reader.setPrompt(words);
      reader.prompt();
      const { value, done } = await lines.next();
      return done ? null : value;
    },
    close: () => reader.close(),
  };
}
