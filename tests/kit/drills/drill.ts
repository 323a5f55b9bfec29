import type { Answer, Ask, Question } from "../ask.ts";

export interface Drill {
  seen: string;
  problems: string[];
}

export function counted(texts: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1);
  return Array.from(counts, ([text, count]) => `${count} × ${text}`);
}

/** `isSent` resolves also when the question cannot be sent any more. */
export function send(ask: Ask, question: Question): { isSent: Promise<void>; answer: Promise<Answer> } {
  const { promise: isSent, resolve: onSent } = Promise.withResolvers<void>();
  const answer = ask({ ...question, onSent });
  answer.catch(() => onSent());
  return { isSent, answer };
}
