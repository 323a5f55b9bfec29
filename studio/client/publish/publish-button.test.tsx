import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PublishButton } from "./publish-button.tsx";

// `npm ci` does not install React Aria, which these components use.
const shown = vi.hoisted(() => ({ publish: { stage: "onItsWay" }, changes: {} }));
vi.mock("../state/model.ts", () => ({
  useValue: (_: unknown, select: (state: typeof shown) => unknown) => select(shown),
  createModelContext: () => [null, vi.fn()],
}));
vi.mock("../ui/button.tsx", () => ({ Button: ({ children }: { children: ReactNode }) => children }));
vi.mock("./publish-sheet.tsx", () => ({ PublishSheet: () => null, STAGES: { onItsWay: "On its way" } }));

test.each([
  ["On its way", []],
  ["On its way", [{ kind: "access", before: null }]],
  ["1 change", [{ kind: "changed", before: "a" }]],
])("while a publication is on its way, shows %s for the new changes %j", (text, changes) => {
  shown.changes = { isFirst: false, comparedAt: 1, changes };
  expect(renderToStaticMarkup(<PublishButton onOpen={vi.fn()} />)).toContain(text);
});
