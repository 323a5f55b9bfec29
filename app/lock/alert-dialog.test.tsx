import { expect, test } from "vitest";
import { render } from "../../tests/helpers/render.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

test("the heading of the alert is the first line of the message, and the description is the second line", () => {
  const html = render(
    <AlertDialog message={"Too many\nWait"} waitText="" status="" onClose={() => {}} link="" />,
  );
  expect(html).toMatch(/id="alert-message"[^>]*>Too many</);
  expect(html).toContain('aria-description="Wait"');
});
