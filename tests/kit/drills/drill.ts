import { type Answer, type Ask, createClient, type Question } from "../ask.ts";

/** Tells what was seen, or rejects with what was not as it should be. */
export type Drill = () => Promise<string>;

export function counted(texts: readonly unknown[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1);
  return Array.from(counts, ([text, count]) => `${count} × ${text}`).join(", ");
}

/** `isSent` resolves also when the question cannot be sent any more. */
export function send(ask: Ask, question: Question): { isSent: Promise<void>; answer: Promise<Answer> } {
  const { promise: isSent, resolve: onSent } = Promise.withResolvers<void>();
  const answer = ask({ ...question, onSent });
  answer.catch(() => onSent());
  return { isSent, answer };
}

export function newClients(port: number, count: number) {
  const clients = Array.from({ length: count }, () => createClient(port));
  return Object.assign(clients, { [Symbol.dispose]: () => clients.forEach((client) => void client.close()) });
}
