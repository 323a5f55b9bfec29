import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createState } from "../state/model.ts";
import { Field } from "./field.tsx";
import type { Schema } from "./schema.ts";
import { SettingsProvider } from "./settings.ts";
import { FormProvider } from "./use-draft.ts";

// `npm ci` does not install React Aria, which the controls use.
const control = vi.hoisted(() => vi.fn(({ children }: { children?: ReactNode }) => children));
vi.mock("react-aria-components/Group", () => ({ Group: "div" }));
vi.mock("react-aria-components/Slider", () => ({ Label: "b", Slider: control, SliderOutput: "output" }));
vi.mock("react-aria-components/Switch", () => ({ Switch: control }));
vi.mock("../ui/button.tsx", () => ({ Button: "button" }));
vi.mock("../ui/checkbox.tsx", () => ({ Checkbox: control }));
vi.mock("../ui/select.tsx", () => ({ Select: control }));
vi.mock("../ui/text-field.tsx", () => ({ TextField: control }));
vi.mock("../ui/track.tsx", () => ({ Track: "i" }));
vi.mock("./color-control.tsx", () => ({}));
vi.mock("./suggestion-control.tsx", () => ({}));
vi.mock("./typeface-control.tsx", () => ({}));

const place = { file: "theme.yaml", path: ["size"] };

/** Shows an optional field whose default is 8. Returns the properties of its control, the HTML, and what it saves. */
function show(schema: Schema, value: unknown) {
  const saveValue = vi.fn();
  const settings = {
    ...{ drafts: new Map(), preview: { stop: vi.fn() }, saveValue, onSave: vi.fn(), countRefused: vi.fn() },
    state: createState({ opened: null }),
  };
  control.mockClear();
  const html = renderToStaticMarkup(
    <SettingsProvider value={settings as never}>
      <FormProvider value={{ defaults: { size: 8 }, suggestions: {}, notes: {}, data: {} } as never}>
        <Field {...{ place, schema, value }} title="Size" isRequired={false} />
      </FormProvider>
    </SettingsProvider>,
  );
  return { props: control.mock.calls[0]?.[0] as Record<string, (value?: unknown) => void>, html, saveValue };
}

const NUMBER = { type: "integer", maximum: 100 };
const SWITCH = { type: "boolean", default: true };
const TEXT = { type: "string" };

test.each([
  [NUMBER, 0, { value: 0 }],
  [NUMBER, undefined, { value: 8 }],
  [SWITCH, false, { isSelected: false }],
  [SWITCH, undefined, { isSelected: true }],
  [TEXT, "", { value: "", isMultiline: false }],
  [TEXT, "A text with more than forty characters in it", { isMultiline: true }],
  [{ anyOf: [TEXT, { const: false }] }, false, { value: "", isDisabled: true }],
  [{ enum: ["one"] }, undefined, { options: [{ label: "Default" }, { label: "One" }], value: "" }],
  [{ enum: ["one"], default: "one" }, undefined, { options: [{ label: "One" }], value: "one" }],
])("the control for %j shows %j as %j", (schema, value, props) => {
  expect(show(schema, value).props).toMatchObject(props);
});

test("offers the default for any value, including 0, but not for an empty field", () => {
  expect(show(NUMBER, 0).html).toContain("Use the default: 8");
  expect(show(NUMBER, undefined).html).not.toContain("Use the default");
});

test.each([
  ["an emptied text", TEXT, "Old", "", undefined],
  ["an emptied text that can be null", { anyOf: [TEXT, { type: "null" }] }, "Old", "", null],
  ["an emptied choice", { enum: ["one"] }, "one", "", undefined],
  ["a switch", SWITCH, true, false, false],
])("saves %s", async (_, schema, was, change, saved) => {
  const { props, saveValue } = show(schema, was);
  props.onChange?.(change);
  props.onBlur?.();
  await vi.waitFor(() => expect(saveValue).toHaveBeenCalledExactlyOnceWith(place, saved, was, undefined));
});
