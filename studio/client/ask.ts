import type { Problem } from "../../pipeline/read/problem.ts";
import { Refusal } from "../files/refusal.ts";
import type { View } from "../views.ts";

export interface State {
  /** Labels of the steps that can be undone and redone. */
  undo: string | null;
  redo: string | null;
  view: View;
  isMaking: boolean;
  problems: Problem[];
  pages: { address: string; title: string; file: string }[];
}

const token = document.querySelector<HTMLMetaElement>("meta[name=studio-token]")?.content ?? "";

export async function ask(verb: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "X-Studio-Token": token, ...init.headers };
  const response = await fetch(`/studio/api/${verb}`, { ...init, headers }).catch(() => null);
  if (!response)
    throw new Refusal(
      0,
      "The studio does not answer: start it again with npm run studio, and open the address that it prints.",
    );
  if (response.ok) return response;
  const { message, now } = await response.json().catch(() => ({ message: "The studio failed." }));
  throw new Refusal(response.status, message, now);
}

export async function post<T>(verb: string, data: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(verb, { method: "POST", headers, body: JSON.stringify(data) })).json();
}
