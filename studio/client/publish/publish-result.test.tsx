import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { describeTime } from "./describe-time.ts";
import { PublishResult } from "./publish-result.tsx";

// `npm ci` does not install React Aria, which the buttons use.
vi.mock("../ui/button.tsx", () => ({ Button: "button" }));

const ONLINE = {
  ...({ stage: "online", detail: "", sentAt: 1, isTakenBack: false } as const),
  ...{ siteUrl: "https://a.example", passcode: "amber-canoe" },
};

test.each([
  ["cloudflare", true],
  ["git", false],
] as const)("with the target %s, the line for the résumé is shown: %s", (sentTo, isShown) => {
  const html = renderToStaticMarkup(<PublishResult publish={{ ...ONLINE, sentTo }} />);
  expect(html).toContain("https://a.example");
  expect(html.includes("amber-canoe")).toBe(isShown);
});

test.each([
  [false, "Published: "],
  [true, "Publication taken back: "],
])("with isTakenBack %s, begins with %j and the time", (isTakenBack, text) => {
  const publish = { ...ONLINE, stage: "sent", sentTo: "git", isTakenBack } as const;
  const html = renderToStaticMarkup(<PublishResult publish={publish} />);
  expect(html).toContain(text);
  expect(html).toContain(describeTime(1));
});
