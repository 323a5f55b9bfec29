import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CallProvider } from "../state/connection.ts";
import { SiteProvider } from "../state/site.ts";
import { CardDialog } from "./card-dialog.tsx";
import { PagesProvider } from "./pages.ts";

// `npm ci` does not install React Aria, which these components use.
const { ChangeDialog } = vi.hoisted(() => ({
  ChangeDialog: vi.fn((_: { onConfirm: () => unknown }) => null),
}));
vi.mock("./change-dialog.tsx", () => ({ ChangeDialog }));
vi.mock("../ui/dialog.tsx", () => ({ useCloseDialog: () => vi.fn() }));
vi.mock("../ui/select.tsx", () => ({ Select: "select" }));
vi.mock("../ui/text-field.tsx", () => ({ TextField: "input" }));

test.each([0, 1, undefined])("adds a card for the first page without a card at index %s", async (index) => {
  const call = vi.fn();
  const entries = [
    { kind: "fixed", address: "/" },
    { kind: "study", address: "/linked", hasCard: true },
    { kind: "study", address: "/trade", hasCard: false },
  ];
  renderToStaticMarkup(
    <CallProvider value={call}>
      <SiteProvider value={{ value: { pages: entries } } as never}>
        <PagesProvider value={{ change: (work: () => unknown) => work() } as never}>
          <CardDialog {...(index !== undefined && { index })} />
        </PagesProvider>
      </SiteProvider>
    </CallProvider>,
  );
  await ChangeDialog.mock.lastCall?.[0].onConfirm();
  expect(call).toHaveBeenCalledExactlyOnceWith("createCard", { link: "/trade", index });
});
