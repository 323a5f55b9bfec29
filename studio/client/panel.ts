import type { Place } from "../place-name.ts";
import { ask, post } from "./ask.ts";
import { controlOf, type Schema, wellOf, words } from "./controls.ts";
import { make } from "./element.ts";
import { frame } from "./page-frame.ts";
import { replacePicture } from "./picture.ts";
import { studio } from "./studio.ts";

/** Hidden: the owner changes `access` in the file. */
const ACCESS = "access";
let wanted: { place: Place; value: unknown } | null = null;
let isShowing = false;

/** Creates a form with all values of a file, in the order of its schema. */
export async function panelOf(file: string): Promise<HTMLElement> {
  const { schema, data } = await (await ask(`form?file=${encodeURIComponent(file)}`)).json();
  const form = make("form", { onsubmit: (event: Event) => event.preventDefault() });
  form.append(...rows(schema, data, { file, path: [] }));
  return form;
}

/** Previews a value on the page. Skips values that are outdated when the previous preview finishes. */
async function preview(place: Place, value: unknown): Promise<void> {
  wanted = { place, value };
  if (isShowing) return;
  isShowing = true;
  while (wanted) {
    const next: object = { ...wanted.place, value: wanted.value };
    wanted = null;
    await post("preview", next).then(
      () => frame.refresh(),
      () => undefined,
    );
  }
  isShowing = false;
}

function save(place: Place, value: unknown, was: unknown): Promise<void> {
  wanted = null;
  return studio.setValue(place, value, was);
}

function rows(outer: Schema, value: unknown, { file, path }: Place): HTMLElement[] {
  const { schema } = plain(outer, value);
  const entries = schema.properties
    ? Object.entries(schema.properties)
    : Array.isArray(value)
      ? value.map((_, index): [string, Schema] => [`${index}`, schema.items ?? {}])
      : [];
  return entries.flatMap(([name, inner]) => {
    const key = schema.properties ? name : Number(name);
    const at = { file, path: [...path, key] };
    const own = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const { schema: found, isNullable } = plain(inner, own);
    if (found.const !== undefined || name === ACCESS) return [];
    const isRequired = !schema.properties || schema.required?.includes(name) === true;
    if (found.media) {
      if (!own || found.media !== "image") return [];
      const { describedBy } = found;
      const words = describedBy
        ? {
            place: { file, path: [...path, describedBy] },
            value: (value as Record<string, string>)[describedBy],
          }
        : null;
      const choose = () => replacePicture(at, words);
      const remove = () => save(at, isNullable ? null : undefined, own);
      return [pictureRow(titleOf(name, own, inner), own, choose, isNullable || !isRequired ? remove : null)];
    }
    const isList = found.type === "array" && found.items?.type !== "string";
    if (!found.properties && !isList) return [row(name, inner, own, at, isRequired)];
    const children = rows(inner, own, at);
    const title = make("summary", {}, titleOf(name, own, inner));
    return children.length > 0 ? [make("details", { id: idOf(at.path) }, title, ...children)] : [];
  });
}

/** Returns the variant of an optional or one-of schema that fits the value. */
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

function row(name: string, outer: Schema, value: unknown, place: Place, isRequired: boolean): HTMLElement {
  const { schema, isNullable } = plain(outer, value);
  const id = idOf(place.path);
  const alarm = make("p", { class: "alarm", role: "alert" });
  let was = value;
  const saveThis = async (next: unknown) => {
    try {
      await save(place, next, was);
      was = next;
      alarm.textContent = "";
    } catch (error) {
      alarm.textContent = (error as Error).message;
    }
  };
  const shown = value ?? outer.default ?? schema.default;
  const control = controlOf(schema, shown, { preview: (next) => void preview(place, next), save: saveThis });
  control.id = id;
  const help = [schema.items && "One per line.", outer.description ?? schema.description]
    .filter(Boolean)
    .join(" ");
  if (help) control.setAttribute("aria-describedby", `${id}-help`);
  const amount = make("output", {}, control.type === "range" && shown !== undefined ? control.value : "");
  control.addEventListener("input", () => (amount.value = control.type === "range" ? control.value : ""));
  // An empty text field already means no value.
  const isUnsaid = !isRequired && outer.default === undefined && !/^text/.test(control.type);
  const none = make("input", { type: "checkbox", checked: shown === undefined || value === null });
  none.addEventListener("change", () => {
    control.disabled = none.checked;
    if (none.checked) void saveThis(isNullable ? null : undefined);
    else control.focus();
  });
  control.disabled = (isNullable || isUnsaid) && none.checked;
  const title = outer.title ?? words(name);
  return make(
    "div",
    { class: "row" },
    make("label", { for: id }, title, " ", amount),
    schema.format === "color" ? make("div", { class: "pair" }, control, wellOf(control, title)) : control,
    (isNullable || isUnsaid) && make("label", {}, none, isNullable ? "None" : "Default"),
    help && make("p", { class: "help", id: `${id}-help` }, help),
    alarm,
  );
}

export function idOf(path: Place["path"]): string {
  return `value-${path.join("-")}`;
}

function pictureRow(
  title: string,
  value: unknown,
  choose: () => void,
  remove: (() => Promise<void>) | null,
): HTMLElement {
  const line = make(
    "div",
    { class: "row" },
    make("span", {}, `${title}: ${value}`),
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
