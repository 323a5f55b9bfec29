import type { Place } from "../place-name.ts";
import { ask } from "./ask.ts";
import { make } from "./element.ts";
import type { Words } from "./picture.ts";

/** Of a JSON schema, what a form needs. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: string[];
  const?: unknown;
  format?: string;
  media?: string;
  describedBy?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  description?: string;
  title?: string;
}

export interface PanelEvents {
  /** While it is chosen. */
  preview(place: Place, value: unknown): void;
  /** When it is let go. `was` is what stood there. @throws Refused */
  save(place: Place, value: unknown, was: unknown): Promise<void>;
  choosePicture(place: Place, words: Words | null): void;
}

/** Who may read a page is more than a value: it is decided in the file. */
const ACCESS = "access";
/** A range has handles to drag; beyond this many steps a field is easier. */
const STEPS = 400;

/** All values of a file, in the order of its schema; `open` leads to what is to be seen first. */
export async function panelOf(file: string, open: Place["path"], events: PanelEvents): Promise<HTMLElement> {
  const { schema, data } = await (await ask(`form?file=${encodeURIComponent(file)}`)).json();
  const form = make("form", { onsubmit: (event: Event) => event.preventDefault() });
  form.append(...rows(schema, data, { file, path: [] }, open, events));
  return form;
}

function rows(
  outer: Schema,
  value: unknown,
  place: Place,
  open: Place["path"],
  events: PanelEvents,
): HTMLElement[] {
  const { schema } = plain(outer, value);
  const entries = schema.properties
    ? Object.entries(schema.properties)
    : Array.isArray(value)
      ? value.map((_, index): [string, Schema] => [`${index}`, schema.items ?? {}])
      : [];
  return entries.flatMap(([name, inner]) => {
    const key = schema.properties ? name : Number(name);
    const at = { file: place.file, path: [...place.path, key] };
    const own = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const found = plain(inner, own);
    if (found.schema.const !== undefined || name === ACCESS) return [];
    if (found.schema.media) {
      if (!own || found.schema.media !== "picture") return [];
      const { describedBy } = found.schema;
      const words = describedBy
        ? {
            place: { file: place.file, path: [...place.path, describedBy] },
            value: (value as Record<string, string>)[describedBy],
          }
        : null;
      return [pictureRow(name, inner, own, () => events.choosePicture(at, words))];
    }
    const isList = found.schema.type === "array" && found.schema.items?.type !== "string";
    if (!found.schema.properties && !isList) {
      const isRequired = !schema.properties || schema.required?.includes(name) === true;
      return [row(name, inner, own, at, { ...events, isRequired })];
    }
    const children = rows(inner, own, at, open.slice(1), events);
    const isOpen = `${open[0]}` === `${key}`;
    return children.length > 0
      ? [make("details", { open: isOpen }, make("summary", {}, titleOf(name, own, inner)), ...children)]
      : [];
  });
}

/** What an optional or a one-of schema is for this value. */
function plain(schema: Schema, value: unknown): { schema: Schema; isNullable: boolean } {
  const options = schema.anyOf ?? schema.oneOf;
  if (!options) return { schema, isNullable: false };
  const others = options.filter(({ type }) => type !== "null");
  const fits = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(
      ([key, { const: one }]) =>
        one === undefined || one === (value as Record<string, unknown> | null)?.[key],
    );
  return { schema: others.find(fits) ?? others[0] ?? {}, isNullable: others.length < options.length };
}

function titleOf(name: string, value: unknown, { title }: Schema): string {
  const own = value as { title?: unknown } | null | undefined;
  if (!/^\d+$/.test(name)) return title ?? words(name);
  const text = [own?.title, ...Object.values(own ?? {})].find((one) => typeof one === "string");
  return `${Number(name) + 1} · ${text ?? ""}`;
}

function row(
  name: string,
  outer: Schema,
  value: unknown,
  place: Place,
  events: PanelEvents & { isRequired: boolean },
): HTMLElement {
  const { schema, isNullable } = plain(outer, value);
  const id = idOf(place.path);
  const alarm = make("p", { class: "alarm", role: "alert" });
  let was = value;
  const save = async (next: unknown) => {
    try {
      await events.save(place, next, was);
      was = next;
      alarm.textContent = "";
    } catch (error) {
      alarm.textContent = (error as Error).message;
    }
  };
  const shown = value ?? outer.default ?? schema.default;
  const control = controlOf(schema, shown, { preview: (next) => events.preview(place, next), save });
  control.id = id;
  const help = [schema.items && "One per line.", outer.description ?? schema.description]
    .filter(Boolean)
    .join(" ");
  if (help) control.setAttribute("aria-describedby", `${id}-help`);
  const amount = make("output", {}, control.type === "range" && shown !== undefined ? control.value : "");
  control.addEventListener("input", () => (amount.value = control.type === "range" ? control.value : ""));
  // An empty text is none anyway.
  const isUnsaid = !events.isRequired && outer.default === undefined && !/^text/.test(control.type);
  const none = make("input", { type: "checkbox", checked: shown === undefined || value === null });
  none.addEventListener("change", () => {
    control.disabled = none.checked;
    if (none.checked) void save(isNullable ? null : undefined);
    else control.focus();
  });
  control.disabled = (isNullable || isUnsaid) && none.checked;
  return make(
    "div",
    { class: "row" },
    make("label", { for: id }, outer.title ?? words(name), " ", amount),
    control,
    (isNullable || isUnsaid) && make("label", {}, none, isNullable ? "None" : "As usual"),
    help && make("p", { class: "help", id: `${id}-help` }, help),
    alarm,
  );
}

/** Of the field of a value. */
export function idOf(path: Place["path"]): string {
  return `value-${path.join("-")}`;
}

function pictureRow(name: string, { title }: Schema, value: unknown, onclick: () => void): HTMLElement {
  return make(
    "div",
    { class: "row" },
    make("span", {}, `${title ?? words(name)}: ${value}`),
    make("button", { type: "button", onclick }, "Replace"),
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Shown while it is dragged or chosen, one step when let go. */
function controlOf(
  schema: Schema,
  value: unknown,
  { preview, save }: { preview: (value: unknown) => void; save: (value: unknown) => void },
): Control {
  const control = inputOf(schema, value);
  const isShown = ["range", "color", "number"].includes(control.type);
  control.addEventListener("input", () => isShown && preview(readValue(control)));
  control.addEventListener("change", () => {
    if (control.reportValidity()) save(readValue(control));
  });
  return control;
}

function inputOf({ type, enum: choices, format, minimum, maximum, items }: Schema, value: unknown): Control {
  if (choices) {
    const select = make(
      "select",
      {},
      ...choices.map((choice) => make("option", { value: choice }, words(choice))),
    );
    select.value = String(value ?? "");
    return select;
  }
  if (items) {
    const list = Array.isArray(value) ? value : [];
    return make("textarea", { value: list.join("\n"), rows: list.length + 1, "data-list": "" });
  }
  if (type === "boolean") return make("input", { type: "checkbox", checked: value === true });
  if (type === "integer" || type === "number") {
    const step = type === "integer" ? 1 : 0.01;
    const [min, max] = [minimum ?? 0, Math.min(maximum ?? 2000, 2000)];
    const kind = (max - min) / step <= STEPS ? "range" : "number";
    return make("input", { type: kind, min, max, step, value: value ?? "" });
  }
  if (format === "color") return make("input", { type: "color", value: value ?? "#ffffff" });
  const text = `${value ?? ""}`;
  if (format === "markdown" || text.length > 40 || text.includes("\n"))
    return make("textarea", { value: text, rows: 4 });
  return make("input", { type: "text", value: text });
}

/** An empty field is none. */
function readValue(control: Element): unknown {
  const input = control as HTMLInputElement;
  if (input.dataset.list !== undefined) {
    const lines = input.value.split("\n").map((line) => line.trim());
    return lines.filter((line) => line !== "");
  }
  if (input.type === "checkbox") return input.checked;
  if (input.value.trim() === "") return undefined;
  return input.type === "number" || input.type === "range" ? input.valueAsNumber : input.value.trim();
}

/** "imgBgColor" is "Img bg color", unless the schema has a title for it. */
function words(name: string): string {
  const text = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
