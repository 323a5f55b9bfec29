import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PublishSheet } from "./publish-sheet.tsx";

// `npm ci` does not install React Aria, which these components use.
const shown = vi.hoisted(() => ({ site: {}, isComparing: false }));
vi.mock("../state/connection.ts", () => ({ useCall: vi.fn() }));
vi.mock("../state/model.ts", () => ({
  useValue: () => shown.site,
  createModelContext: () => [null, vi.fn()],
}));
vi.mock("../ui/button.tsx", () => ({ Button: () => null }));
vi.mock("../ui/dialog.tsx", () => ({
  Dialog: ({ children }: { children: ReactNode }) => children,
  DialogActions: "footer",
}));
vi.mock("./comparison.tsx", () => ({ Comparison: () => "Nothing has changed." }));
vi.mock("./destination.tsx", () => ({ Destination: () => null }));
vi.mock("./difference-list.tsx", () => ({ countOf: vi.fn(), useComparison: () => shown }));
vi.mock("./question-form.tsx", () => ({}));
vi.mock("./review.tsx", () => ({ Review: () => null }));
vi.mock("./share-picture.tsx", () => ({ SharePicture: () => null }));
vi.mock("./site-form.tsx", () => ({ useSiteDraft: () => null }));

const CHANGES = { key: "key", isFirst: false, changes: [{}], commits: [] };

function show(site: object, target: string | null, isComparing: boolean): string {
  const publish = { stage: "idle", detail: "", question: null, repository: null, target };
  Object.assign(shown, { site: { publish, problems: [], changes: CHANGES, ...site }, isComparing });
  return renderToStaticMarkup(<PublishSheet />);
}

test.each([true, false])("shows an empty list of changes only after the comparison (%s)", (isComparing) => {
  const html = show({ changes: { ...CHANGES, changes: [] } }, "git", isComparing);
  expect(html.includes("Nothing has changed.")).toBe(!isComparing);
});

test("shows the failure of a publication next to the button, but not for another target", () => {
  const failed = { stage: "failed", detail: "Sent nothing.", question: null, target: "git" };
  expect(show({ publish: failed }, "git", false)).toMatch(/Sent nothing\..*<footer>/);
  expect(show({ publish: { ...failed, target: null, repository: "ada" } }, null, false)).not.toContain(
    "Sent",
  );
});

test("shows the status of a publication, but not for another target", () => {
  const sent = { stage: "sent", detail: "", question: null, target: "git", sentTo: "git", sentAt: 1 };
  expect(show({ publish: sent }, null, false)).toContain("Published: ");
  expect(show({ publish: { ...sent, target: "cloudflare" } }, null, false)).not.toContain("Published: ");
});

test.each<[reason: string | undefined, site: object, target?: string | null, isComparing?: boolean]>([
  [undefined, {}],
  ["First fix the problems above.", { problems: [{}] }],
  ["First choose where to publish.", {}, null],
  ["Comparing with what is online…", {}, "git", true],
  ["The comparison failed. Open this window again.", { changes: null }],
  [undefined, { changes: { ...CHANGES, key: null, notice: "git is not installed." } }],
  ["Everything is online.", { changes: { ...CHANGES, changes: [] } }],
  [undefined, { changes: { ...CHANGES, changes: [], commits: [{}] } }],
  [undefined, { changes: { ...CHANGES, changes: [] } }, "cloudflare"],
])(
  "shows why Publish is disabled: %s (for %j, %s, %s)",
  (reason, site, target = "git", isComparing = false) => {
    const footer = /<footer>.*<\/footer>/.exec(show(site, target, isComparing))?.[0];
    expect(/<p[^>]*>(.*?)<\/p>/.exec(footer ?? "")?.[1]).toBe(reason);
  },
);
