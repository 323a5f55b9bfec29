import { expect, test } from "vitest";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { headersOf, passwordForm, type SiteRequest, startHarness } from "./harness.ts";

const harness = await startHarness();
const { passcode } = harness.guestInvitation;

const CREDENTIALS: [name: string, request: SiteRequest, status: number, cookie: string][] = [
  ["the passcode", passcodeRequest(PASSCODE, newVisitor()), 200, "portfolio_session"],
  ["the passcode in the form", passwordForm(LOCKED_PAGE, PASSCODE), 303, "portfolio_session"],
  ["an invitation's passcode", passcodeRequest(passcode, newVisitor()), 200, "portfolio_session"],
  ["a click on an invitation's link", clickRequest("{link}"), 303, "portfolio_session"],
  ["a click that requests the link's data", clickRequest("{link}.data"), 202, "portfolio_session"],
  ["the owner's password", passwordForm("/owner", OWNER_PASSWORD), 303, "portfolio_owner"],
];

test.each(CREDENTIALS)("%s sets an HttpOnly cookie", async (_name, request, status, name) => {
  const answer = await harness.send(request);
  expect(answer.status).toBe(status);
  const cookies = headersOf(answer).getSetCookie();
  const expectedCookie = `${name}; Path=/; HttpOnly; SameSite=Lax`;
  expect(cookies.map((cookie) => cookie.replace(/=[^;]+/, ""))).toEqual([expectedCookie]);
});
