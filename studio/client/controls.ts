import { createElement } from "./element.ts";

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

const MAX_SLIDER_STEPS = 400;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Creates a control that previews a value during input, and saves it on change. */
export function createSavingControl(
  schema: Schema,
  value: unknown,
  { preview, save }: { preview: (value: unknown) => void; save: (value: unknown) => void },
): Control {
  const control = createControl(schema, value);
  const hasPreview = schema.format === "color" || ["range", "number"].includes(control.type);
  control.addEventListener(
    "input",
    () => hasPreview && control.checkValidity() && preview(readValue(control)),
  );
  control.addEventListener("change", () => {
    if (control.reportValidity()) save(readValue(control));
  });
  return control;
}

export function colorPickerOf(field: Control, label: string): HTMLElement {
  const forwardEvent = (type: string) => () => {
    field.value = colorPicker.value;
    field.dispatchEvent(new Event(type));
  };
  const colorPicker = createElement("input", {
    type: "color",
    value: field.value,
    "aria-label": `${label}: choose`,
    oninput: forwardEvent("input"),
    onchange: forwardEvent("change"),
  });
  field.addEventListener("input", () => (colorPicker.value = field.value));
  return colorPicker;
}

function createControl(
  { type, enum: choices, format, minimum, maximum, items }: Schema,
  value: unknown,
): Control {
  if (choices) {
    const select = createElement(
      "select",
      {},
      ...choices.map((choice) => createElement("option", { value: choice }, titleFromKey(choice))),
    );
    select.value = String(value ?? "");
    return select;
  }
  if (items) {
    const list = Array.isArray(value) ? value : [];
    return createElement("textarea", { value: list.join("\n"), rows: list.length + 1, "data-list": "" });
  }
  if (type === "boolean") return createElement("input", { type: "checkbox", checked: value === true });
  if (type === "integer" || type === "number") {
    const step = type === "integer" ? 1 : 0.01;
    const [min, max] = [minimum ?? 0, Math.min(maximum ?? 2000, 2000)];
    const inputType = (max - min) / step <= MAX_SLIDER_STEPS ? "range" : "number";
    return createElement("input", { type: inputType, min, max, step, value: value ?? "" });
  }
  if (format === "color")
    return createElement("input", {
      type: "text",
      value: value ?? "",
      pattern: "#[0-9a-fA-F]{6}",
      placeholder: "Default",
      title: "#rrggbb",
    });
  const text = `${value ?? ""}`;
  if (format === "markdown" || text.length > 40 || text.includes("\n"))
    return createElement("textarea", { value: text, rows: 4 });
  return createElement("input", { type: "text", value: text });
}

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

/** Returns "Img bg color" for "imgBgColor". */
export function titleFromKey(name: string): string {
  const text = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
