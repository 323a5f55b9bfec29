import type { Problem } from "../../../pipeline/read/problem.ts";
import type { Store } from "../../server/content/store.ts";
import type { Publisher } from "../../server/publish/publisher.ts";
import type { StudyAccess } from "../../shared/access.ts";
import { Refusal } from "../../shared/refusal.ts";

export interface State {
  undo: string | null;
  redo: string | null;
  outside?: Store["history"]["outside"];
  isGenerating: boolean;
  problems: PlacedProblem[];
  /** The build's warnings. */
  notes: PlacedProblem[];
  publish: Publisher["status"];
  pages: PageEntry[];
}

export type PlacedProblem = Problem & { where: string };

export interface PageEntry {
  address: string;
  title: string;
  file: string;
  kind: "fixed" | "study" | "page";
  access?: StudyAccess;
  image: string | null;
  /** The background color of the image. */
  color: string | null;
}

const TOKEN = "studio-token";

/** Moves the secret from the address to this tab's storage, so that it is in no history. */
export function takeToken(): void {
  if (!location.hash) return;
  sessionStorage.setItem(TOKEN, location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
}

export async function callApi(verb: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "X-Studio-Token": sessionStorage.getItem(TOKEN) ?? "", ...init.headers };
  const response = await fetch(`/studio/api/${verb}`, { ...init, headers }).catch(() => null);
  if (!response)
    throw new Refusal(
      0,
      "The studio does not answer. Run npm run studio again, and open the address that it prints.",
    );
  if (response.ok) return response;
  const { message, currentValue } = await response.json().catch(() => ({ message: "The studio failed." }));
  throw new Refusal(response.status, message, currentValue);
}

export async function postJson<T>(verb: string, data: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await callApi(verb, { method: "POST", headers, body: JSON.stringify(data) })).json();
}
