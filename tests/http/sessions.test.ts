import { expect, test } from "vitest";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import type { RawResponse } from "../helpers/site/raw-client.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { headersOf, passwordForm, type SiteRequest, startHarness } from "./harness.ts";

const ATTRIBUTES = "; Path=/; HttpOnly; SameSite=Lax";

const harness = await startHarness();
const { passcode } = harness.guestInvitation;

const jsonRequest = (password: string) => passcodeRequest(password, newVisitor());

const CREDENTIALS: [name: string, request: () => SiteRequest, status: number, cookie: string][] = [
  ["the passcode", () => jsonRequest(PASSCODE), 200, "portfolio_session"],
  ["the passcode in the form", () => passwordForm(LOCKED_PAGE, PASSCODE), 303, "portfolio_session"],
  ["an invitation's passcode", () => jsonRequest(passcode), 200, "portfolio_session"],
  ["a click on an invitation's link", () => clickRequest("{link}"), 303, "portfolio_session"],
  ["a click that requests the link's data", () => clickRequest("{link}.data"), 202, "portfolio_session"],
  ["the owner's password", () => passwordForm("/owner", OWNER_PASSWORD), 303, "portfolio_owner"],
];

test.each(CREDENTIALS)("%s sets an HttpOnly cookie", async (_name, request, status, name) => {
  const answer = await harness.send(request());
  expect(answer.status).toBe(status);
  expect(attributesIn(answer)).toEqual([[name, ATTRIBUTES]]);
});

test.each(CREDENTIALS)("%s sets a Secure __Host cookie over HTTPS", async (_name, request, _status, name) => {
  const { headers, ...rest } = request();
  const answer = await harness.send({ ...rest, headers: { ...headers, "X-Forwarded-Proto": "https" } });
  expect(attributesIn(answer)).toEqual([[`__Host-${name}`, `${ATTRIBUTES}; Secure`]]);
});

function attributesIn(answer: RawResponse): [name: string | undefined, attributes: string][] {
  const cookies = headersOf(answer).getSetCookie();
  return cookies.map((cookie) => [cookie.split("=")[0], cookie.replace(/^[^;]+/, "")]);
}
