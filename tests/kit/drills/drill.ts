import type { Answer, Ask, Question } from "../ask.ts";

/** What a drill did and saw, in one line, and one line for each thing that went wrong. */
export interface Drill {
  seen: string;
  problems: string[];
}

/** How often each text stands in a list: `["12 × 200", "1 × 500"]`. */
export function counted(texts: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1);
  return Array.from(counts, ([text, count]) => `${count} × ${text}`);
}

/** Asks, and says apart from the answer when all of the question has gone to the system, or cannot any more. */
export function send(ask: Ask, question: Question): { isSent: Promise<void>; answer: Promise<Answer> } {
  const { promise: isSent, resolve: onSent } = Promise.withResolvers<void>();
  const answer = ask({ ...question, onSent });
  answer.catch(() => onSent());
  return { isSent, answer };
}
