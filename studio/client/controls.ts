import { make } from "./element.ts";

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

const STEPS = 400;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Creates a control that previews a value while it is chosen, and saves it when it is released. */
export function controlOf(
  schema: Schema,
  value: unknown,
  { preview, save }: { preview: (value: unknown) => void; save: (value: unknown) => void },
): Control {
  const control = inputOf(schema, value);
  const isShown = schema.format === "color" || ["range", "number"].includes(control.type);
  control.addEventListener("input", () => isShown && control.checkValidity() && preview(readValue(control)));
  control.addEventListener("change", () => {
    if (control.reportValidity()) save(readValue(control));
  });
  return control;
}

export function wellOf(field: Control, label: string): HTMLElement {
  const tell = (type: string) => () => {
    field.value = well.value;
    field.dispatchEvent(new Event(type));
  };
  const well = make("input", {
    type: "color",
    value: field.value,
    "aria-label": `${label}: choose`,
    oninput: tell("input"),
    onchange: tell("change"),
  });
  field.addEventListener("input", () => (well.value = field.value));
  return well;
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
  if (format === "color")
    return make("input", {
      type: "text",
      value: value ?? "",
      pattern: "#[0-9a-fA-F]{6}",
      placeholder: "Default",
      title: "#rrggbb",
    });
  const text = `${value ?? ""}`;
  if (format === "markdown" || text.length > 40 || text.includes("\n"))
    return make("textarea", { value: text, rows: 4 });
  return make("input", { type: "text", value: text });
}

/** Returns undefined for an empty field. */
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
export function words(name: string): string {
  const text = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
