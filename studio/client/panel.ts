import type { FieldPath } from "../field-name.ts";
import { callApi, postJson } from "./api.ts";
import { colorPickerOf, createSavingControl, type Schema, titleFromKey } from "./controls.ts";
import { createElement } from "./element.ts";
import { replaceImage } from "./image-dialog.ts";
import { frame } from "./page-frame.ts";
import { studio } from "./studio.ts";

/** The form hides `access`: the owner can change it only in the file. */
const ACCESS_FIELD = "access";
let nextPreview: { place: FieldPath; value: unknown } | null = null;
let isPreviewing = false;

export async function panelOf(file: string): Promise<HTMLElement> {
  const { schema, data } = await (await callApi(`form?file=${encodeURIComponent(file)}`)).json();
  const form = createElement("form", { onsubmit: (event: Event) => event.preventDefault() });
  form.append(...createRows(schema, data, { file, path: [] }));
  return form;
}

/** Previews a value on the page. During a preview, only the newest value waits for the next preview. */
async function preview(place: FieldPath, value: unknown): Promise<void> {
  nextPreview = { place, value };
  if (isPreviewing) return;
  isPreviewing = true;
  while (nextPreview) {
    const change: object = { ...nextPreview.place, value: nextPreview.value };
    nextPreview = null;
    await postJson("preview", change).then(
      () => frame.refresh(),
      () => undefined,
    );
  }
  isPreviewing = false;
}

function save(place: FieldPath, value: unknown, was: unknown): Promise<void> {
  nextPreview = null;
  return studio.setValue(place, value, was);
}

function createRows(outer: Schema, value: unknown, { file, path }: FieldPath): HTMLElement[] {
  const { schema } = matchingVariant(outer, value);
  const entries = schema.properties
    ? Object.entries(schema.properties)
    : Array.isArray(value)
      ? value.map((_, index): [string, Schema] => [`${index}`, schema.items ?? {}])
      : [];
  return entries.flatMap(([name, inner]) => {
    const key = schema.properties ? name : Number(name);
    const at = { file, path: [...path, key] };
    const itemValue = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const { schema: found, isNullable } = matchingVariant(inner, itemValue);
    if (found.const !== undefined || name === ACCESS_FIELD) return [];
    const isRequired = !schema.properties || schema.required?.includes(name) === true;
    if (found.media) {
      if (!itemValue || found.media !== "image") return [];
      const { describedBy } = found;
      const altText = describedBy
        ? {
            place: { file, path: [...path, describedBy] },
            value: (value as Record<string, string>)[describedBy],
          }
        : null;
      const choose = () => replaceImage(at, altText);
      const remove = () => save(at, isNullable ? null : undefined, itemValue);
      return [
        createImageRow(
          titleOf(name, itemValue, inner),
          itemValue,
          choose,
          isNullable || !isRequired ? remove : null,
        ),
      ];
    }
    const isList = found.type === "array" && found.items?.type !== "string";
    if (!found.properties && !isList) return [createRow(name, inner, itemValue, at, isRequired)];
    const children = createRows(inner, itemValue, at);
    const title = createElement("summary", {}, titleOf(name, itemValue, inner));
    return children.length > 0
      ? [createElement("details", { id: elementIdOf(at.path) }, title, ...children)]
      : [];
  });
}

/** Returns the variant of a schema that matches the value. */
function matchingVariant(schema: Schema, value: unknown): { schema: Schema; isNullable: boolean } {
  const options = schema.anyOf ?? schema.oneOf;
  if (!options) return { schema, isNullable: false };
  const variants = options.filter(({ type }) => type !== "null");
  const matchesConstants = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(
      ([key, { const: one }]) =>
        one === undefined || one === (value as Record<string, unknown> | null)?.[key],
    );
  return {
    schema: variants.find(matchesConstants) ?? variants[0] ?? {},
    isNullable: variants.length < options.length,
  };
}

function titleOf(name: string, value: unknown, { title }: Schema): string {
  const itemValue = value as { title?: unknown } | null | undefined;
  if (!/^\d+$/.test(name)) return title ?? titleFromKey(name);
  const text = [itemValue?.title, ...Object.values(itemValue ?? {})].find((one) => typeof one === "string");
  return `${Number(name) + 1} · ${text ?? ""}`;
}

function createRow(
  name: string,
  outer: Schema,
  value: unknown,
  place: FieldPath,
  isRequired: boolean,
): HTMLElement {
  const { schema, isNullable } = matchingVariant(outer, value);
  const id = elementIdOf(place.path);
  const errorMessage = createElement("p", { class: "alarm", role: "alert" });
  let was = value;
  const saveValue = async (next: unknown) => {
    try {
      await save(place, next, was);
      was = next;
      errorMessage.textContent = "";
    } catch (error) {
      errorMessage.textContent = (error as Error).message;
    }
  };
  const initialValue = value ?? outer.default ?? schema.default;
  const control = createSavingControl(schema, initialValue, {
    preview: (next) => void preview(place, next),
    save: saveValue,
  });
  control.id = id;
  const help = [schema.items && "One item per line.", outer.description ?? schema.description]
    .filter(Boolean)
    .join(" ");
  if (help) control.setAttribute("aria-describedby", `${id}-help`);
  const currentValue = createElement(
    "output",
    {},
    control.type === "range" && initialValue !== undefined ? control.value : "",
  );
  control.addEventListener(
    "input",
    () => (currentValue.value = control.type === "range" ? control.value : ""),
  );
  // An empty text field does not need a checkbox to remove its value.
  const canBeDefault = !isRequired && outer.default === undefined && !/^text/.test(control.type);
  const noValueBox = createElement("input", {
    type: "checkbox",
    checked: initialValue === undefined || value === null,
  });
  noValueBox.addEventListener("change", () => {
    control.disabled = noValueBox.checked;
    if (noValueBox.checked) void saveValue(isNullable ? null : undefined);
    else control.focus();
  });
  control.disabled = (isNullable || canBeDefault) && noValueBox.checked;
  const title = outer.title ?? titleFromKey(name);
  return createElement(
    "div",
    { class: "row" },
    createElement("label", { for: id }, title, " ", currentValue),
    schema.format === "color"
      ? createElement("div", { class: "pair" }, control, colorPickerOf(control, title))
      : control,
    (isNullable || canBeDefault) && createElement("label", {}, noValueBox, isNullable ? "None" : "Default"),
    help && createElement("p", { class: "help", id: `${id}-help` }, help),
    errorMessage,
  );
}

export function elementIdOf(path: FieldPath["path"]): string {
  return `value-${path.join("-")}`;
}

function createImageRow(
  title: string,
  value: unknown,
  choose: () => void,
  remove: (() => Promise<void>) | null,
): HTMLElement {
  const row = createElement(
    "div",
    { class: "row" },
    createElement("span", {}, `${title}: ${value}`),
    createElement(
      "div",
      { class: "pair" },
      createElement("button", { type: "button", onclick: choose }, "Replace"),
      remove &&
        createElement(
          "button",
          { type: "button", onclick: () => remove().then(() => row.remove()) },
          "Remove",
        ),
    ),
  );
  return row;
}
