import { cookieAttributes, cookieName, cookieValues, isSecure } from "#app/lock/.server/cookie.ts";
import { createSignedCookie, type Signing } from "#app/lock/.server/signed-cookie.ts";
import type { Attempts } from "./attempt-limiter.ts";

export interface Tried {
  /** On "wait" nothing was looked at. */
  outcome: "right" | "wrong" | "wait";
  /** Until the next try. */
  seconds: number;
  /** Each is the value of a Set-Cookie header. */
  cookies: string[];
}

/** docs/lock.md. In seconds; a ticket is kept a little longer than it can be of use. */
export const KNOWN_SECONDS = 90 * 24 * 60 * 60;
const TICKET_SECONDS = 150;

/**
 * Tries of one secret, counted, with the two cookies of docs/lock.md, which open nothing: the ticket, and the mark of a
 * browser that has given the secret before. Whoever has that knew it already, so others do not keep it waiting.
 */
export function createTries({
  signing,
  attempts,
  name,
}: {
  signing: Signing;
  attempts: Attempts;
  name: string;
}) {
  const known = createSignedCookie<object>(signing, {
    name: `${name}_known`,
    info: `${name.replaceAll("_", " ")} known browser v1`,
    lifetime: KNOWN_SECONDS * 1000,
    maxAge: KNOWN_SECONDS,
  });

  return async function attempt(
    request: Request,
    address: string,
    { isRight, isKnown }: { isRight: boolean; isKnown: boolean },
  ): Promise<Tried> {
    const secure = isSecure(request);
    const sent = request.headers.get("Cookie");
    const ticketName = cookieName(`${name}_ticket`, secure);
    const [ticket] = cookieValues(sent, ticketName);
    const browser = known.read(sent, secure)?.id;
    const counted = await attempts.attempt({ address, browser, ticket }, () => isRight);
    if (counted.outcome === "right") {
      if (!isRight) throw new Error("What is wrong was taken for right.");
      return { outcome: "right", seconds: 0, cookies: isKnown ? [known.issue({}, secure)] : [] };
    }
    const isNew = counted.ticket !== undefined && counted.ticket !== ticket;
    return {
      outcome: counted.outcome,
      seconds: Math.ceil(counted.retryAfter / 1000),
      cookies: isNew ? [`${ticketName}=${counted.ticket}; ${cookieAttributes(secure, TICKET_SECONDS)}`] : [],
    };
  };
}
