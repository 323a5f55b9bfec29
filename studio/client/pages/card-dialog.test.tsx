import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CardDialog } from "./card-dialog.tsx";

const { call, ChangeDialog, site } = vi.hoisted(() => ({
  call: vi.fn(),
  ChangeDialog: vi.fn((_: { onConfirm: () => unknown }) => null),
  site: { value: { pages: [{ address: "/linked", hasCard: true }, { address: "/trade" }] } },
}));
// `npm ci` does not install React Aria, which these components use.
vi.mock("../ui/dialog.tsx", () => ({ useCloseDialog: () => vi.fn() }));
vi.mock("../ui/select.tsx", () => ({ Select: "select" }));
vi.mock("../ui/text-field.tsx", () => ({ TextField: "input" }));
vi.mock("./change-dialog.tsx", () => ({ ChangeDialog }));
vi.mock("./pages.ts", () => ({ usePages: () => ({ change: (work: () => unknown) => work() }) }));
vi.mock("../state/connection.ts", () => ({ useCall: () => call }));
vi.mock("../state/site.ts", () => ({ useSite: () => site }));

test.each([{ index: 0 }, { index: 1 }, {}])("adds a card for a page without a card at %j", async (place) => {
  renderToStaticMarkup(<CardDialog {...place} />);
  await ChangeDialog.mock.lastCall?.[0].onConfirm();
  expect(call).toHaveBeenLastCalledWith("createCard", { link: "/trade", ...place });
});
