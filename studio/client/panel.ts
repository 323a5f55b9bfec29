import type { Place } from "../place-name.ts";
import { ask } from "./ask.ts";
import { controlOf, type Schema, wellOf, words } from "./controls.ts";
import { make } from "./element.ts";
import type { Words } from "./picture.ts";

export interface PanelEvents {
  /** While it is chosen. */
  preview(place: Place, value: unknown): void;
  /** When it is let go. `was` is what stood there. @throws Refusal */
  save(place: Place, value: unknown, was: unknown): Promise<void>;
  choosePicture(place: Place, words: Words | null): void;
}

/** Who may read a page is more than a value: it is decided in the file. */
const ACCESS = "access";
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
    const isRequired = !schema.properties || schema.required?.includes(name) === true;
    if (found.schema.media) {
      if (!own || found.schema.media !== "picture") return [];
      const { describedBy } = found.schema;
      const words = describedBy
        ? {
            place: { file: place.file, path: [...place.path, describedBy] },
            value: (value as Record<string, string>)[describedBy],
          }
        : null;
      const choose = () => events.choosePicture(at, words);
      const remove = () => events.save(at, found.isNullable ? null : undefined, own);
      return [pictureRow(name, inner, own, choose, found.isNullable || !isRequired ? remove : null)];
    }
    const isList = found.schema.type === "array" && found.schema.items?.type !== "string";
    if (!found.schema.properties && !isList) {
      return [row(name, inner, own, at, { ...events, isRequired })];
    }
    const children = rows(inner, own, at, open.slice(1), events);
    const isOpen = `${open[0]}` === `${key}`;
    return children.length > 0
      ? [
          make(
            "details",
            { open: isOpen, id: idOf(at.path) },
            make("summary", {}, titleOf(name, own, inner)),
            ...children,
          ),
        ]
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
  const title = outer.title ?? words(name);
  return make(
    "div",
    { class: "row" },
    make("label", { for: id }, title, " ", amount),
    schema.format === "color" ? make("div", { class: "pair" }, control, wellOf(control, title)) : control,
    (isNullable || isUnsaid) && make("label", {}, none, isNullable ? "None" : "As usual"),
    help && make("p", { class: "help", id: `${id}-help` }, help),
    alarm,
  );
}

/** Of the field of a value. */
export function idOf(path: Place["path"]): string {
  return `value-${path.join("-")}`;
}

function pictureRow(
  name: string,
  { title }: Schema,
  value: unknown,
  choose: () => void,
  remove: (() => Promise<void>) | null,
): HTMLElement {
  const line = make(
    "div",
    { class: "row" },
    make("span", {}, `${title ?? words(name)}: ${value}`),
    make(
      "div",
      { class: "pair" },
      make("button", { type: "button", onclick: choose }, "Replace"),
      remove &&
        make("button", { type: "button", onclick: () => remove().then(() => line.remove()) }, "Remove"),
    ),
  );
  return line;
}
