import type { Problem } from "../../pipeline/yaml/problem.ts";
import type { View } from "../views.ts";

export interface State {
  /** What can be taken back or done again, in words. */
  undo: string | null;
  redo: string | null;
  view: View;
  isMaking: boolean;
  problems: Problem[];
  pages: { address: string; title: string; file: string }[];
  siteUrl?: string;
}

/** A sentence why something was not done, and what stands there now. */
export class Refused extends Error {
  readonly status: number;
  readonly now: unknown;

  constructor(status: number, message: string, now?: unknown) {
    super(message);
    this.status = status;
    this.now = now;
  }
}

const token = document.querySelector<HTMLMetaElement>("meta[name=studio-token]")?.content ?? "";

/** @throws Refused */
export async function ask(verb: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "X-Studio-Token": token, ...init.headers };
  const response = await fetch(`/studio/api/${verb}`, { ...init, headers }).catch(() => null);
  if (!response) throw new Refused(0, "The studio does not answer: start it again with npm run studio.");
  if (response.ok) return response;
  const { message, now } = await response.json().catch(() => ({ message: "The studio failed." }));
  throw new Refused(response.status, message, now);
}

/** @throws Refused */
export async function post<T>(verb: string, data: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(verb, { method: "POST", headers, body: JSON.stringify(data) })).json();
}
