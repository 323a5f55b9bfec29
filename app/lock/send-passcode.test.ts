import { expect, test, vi } from "vitest";
import { sendPasscode } from "./send-passcode.ts";

test.each([
  ["the site's answer to a right passcode", { success: true }, {}, null],
  ["the site's answer to a wrong passcode", { success: false }, {}, { status: 200 }],
  ["a proxy's answer", { error: "blocked by policy" }, {}, { status: 0 }],
  ["a limit without its header", { success: false }, { status: 429 }, { status: 429, seconds: 60 }],
  [
    "a limit with a date",
    { success: false },
    { status: 429, headers: { "Retry-After": "Sun, 29 Nov 2026 12:00:00 GMT" } },
    { status: 429, seconds: 60 },
  ],
])("recognizes %s", async (_title, body, init, refusal) => {
  vi.stubGlobal("fetch", async () => Response.json(body, init));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const result = await sendPasscode("open");
  if (refusal) expect(result).toMatchObject(refusal);
  else expect(result).toBeNull();
});
