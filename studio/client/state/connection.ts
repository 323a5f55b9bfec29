import type { z } from "zod";
import type { Routes } from "../../server/http/routes.ts";
import type { Update } from "../../server/http/updates.ts";
import { Refusal } from "../../shared/refusal.ts";
import { createModelContext } from "./model.ts";

type Name = keyof Routes;
export type Input<Route extends Name> = z.input<Routes[Route]["input"]>;
export type Result<Route extends Name> = Awaited<ReturnType<Routes[Route]["run"]>>;

/** Sends a request. Resolves with its result after the studio shows what has changed. @throws Refusal */
export type Call = <Route extends Name>(name: Route, input: Input<Route>) => Promise<Result<Route>>;

export const [CallProvider, useCall] = createModelContext<Call>();

interface ConnectionOptions {
  token: string;
  /** Returns the path of the page in this tab with its query, and the file of the settings. Each can be empty. */
  shown: () => { page: string; form: string };
  onUpdate: (update: Update) => void;
}

const STOPPED = "The studio does not answer. Start it again: this page continues, or a new tab opens.";

/** The only way to the server. Shows the update in each response, and those that the server sends by itself. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #tab = crypto.randomUUID();
  #lastNumber = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  readonly call: Call = async (name, input) => {
    const { page } = this.#options.shown();
    const response = await this.#fetch(name, { method: "POST", body: bodyOf(input) });
    const { result, update } = await response.json();
    const isOtherPage = this.#options.shown().page !== page;
    this.#show(update);
    // The frame loaded a page during the request. The update does not contain this page, which can be outdated.
    if (update && isOtherPage) void this.call("show", null).catch(() => undefined);
    return result;
  };

  /** Shows the server's own updates. Resolves when the server stops. @param onStart runs after the first update */
  async follow(onStart: () => void): Promise<void> {
    const { body } = await this.#fetch("events", {});
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const [rest = "", ...lines] = `${text}${part.value}`.split("\n").reverse();
      text = rest;
      for (const line of lines.reverse()) {
        this.#show(JSON.parse(line));
        onStart();
      }
    }
  }

  /** A slow response can be older than what this tab shows. */
  #show(update: Update | undefined): void {
    if (!update || update.number <= this.#lastNumber) return;
    this.#lastNumber = update.number;
    this.#options.onUpdate(update);
  }

  async #fetch(name: string, init: RequestInit): Promise<Response> {
    const { token, shown } = this.#options;
    const query = new URLSearchParams({ tab: this.#tab, ...shown() });
    const headers = { "X-Studio-Token": token };
    const response = await fetch(`/studio/api/${name}?${query}`, { ...init, headers }).catch(() => null);
    if (!response) throw new Refusal(0, STOPPED);
    if (response.ok) return response;
    const answer = await response.json().catch(() => ({ message: "The studio failed." }));
    this.#show(answer.update);
    throw new Refusal(response.status, answer.message, answer.currentValue, answer.missingType);
  }
}

/** Returns JSON, or if the input contains files, a form with the field "input" and the files. */
function bodyOf(input: unknown): string | FormData {
  const form = new FormData();
  const json = JSON.stringify(input, (name, value) => {
    const files = [value].flat();
    if (!isFile(files[0])) return value;
    for (const file of files) form.append(Array.isArray(value) ? `${name}[]` : name, file);
    return undefined;
  });
  if ([...form].length === 0) return json;
  form.append("input", json);
  return form;
}

/** A file that is dropped on the frame is not an instance of this window's class. */
function isFile(value: unknown): value is File {
  return Object.prototype.toString.call(value) === "[object File]";
}

const TOKEN = "studio-token";

/** Moves the secret from the address to this tab's storage, so that it is in no history. Returns the secret. */
export function takeToken(): string {
  if (location.hash) {
    sessionStorage.setItem(TOKEN, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(TOKEN) ?? "";
}
