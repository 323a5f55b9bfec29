import { describe, expect, test } from "vitest";
import { MapInMemory } from "#app/lock/.server/kept-map.ts";
import { createTickets, TICKET_GOOD } from "#app/lock/.server/tickets.ts";
import { A, make, right, SECOND, ticketOf, WAYS, wrong } from "../../../tests/helpers/lock/attempts.ts";

describe.each(WAYS)("%s: a ticket", (_, way) => {
  /** In a wait of 2 seconds. */
  function makeWaiting() {
    const made = make(way);
    for (let index = 0; index < 5; index++) made.tryWrong();
    return { ...made, ticket: ticketOf(made.attempts.attempt(A, right)) };
  }

  test("comes with the refusal and is good once, whatever the neighbours have done", () => {
    const { attempts, pass, ticket } = makeWaiting();
    const neighbours = ticketOf(attempts.attempt(A, wrong));
    pass(2 * SECOND);
    expect(attempts.attempt({ ...A, ticket: neighbours }, wrong)).toMatchObject({ retryAfter: 4 * SECOND });
    // The queue is free again.
    pass(SECOND);
    expect(attempts.attempt({ ...A, ticket }, right)).toEqual({ outcome: "right" });
    pass(SECOND);
    expect(attempts.attempt({ ...A, ticket }, right).outcome).toBe("wait");
  });

  test("is counted like any other try when it is wrong", () => {
    const { attempts, pass, ticket } = makeWaiting();
    pass(2 * SECOND);
    const counted = attempts.attempt({ ...A, ticket }, wrong);
    expect(counted).toMatchObject({ outcome: "wrong", retryAfter: 4 * SECOND });
    expect(ticketOf(counted)).not.toBe(ticket);
  });

  test.each<[string, (ticket: string) => string]>([
    ["made up", () => "x"],
    ["cut", (ticket) => ticket.slice(0, -1)],
    ["with something more", (ticket) => `${ticket}x`],
    ["of another id", (ticket) => `${ticket[0] === "A" ? "B" : "A"}${ticket.slice(1)}`],
    ["of an earlier time", (ticket) => ticket.replace(/\.\d+\./, ".0.")],
    ["of another server", () => makeWaiting().ticket],
  ])("is worth nothing when it is %s", (_, change) => {
    const { attempts, pass, ticket } = makeWaiting();
    pass(2 * SECOND);
    const refused = attempts.attempt({ ...A, ticket: change(ticket) }, right);
    expect(refused).toMatchObject({ outcome: "wait", retryAfter: 2 * SECOND });
    expect(ticketOf(refused)).not.toBe(change(ticket));
  });

  test("is worth nothing at another address", () => {
    const { attempts, pass, tryWrong, ticket } = makeWaiting();
    for (let index = 0; index < 5; index++) tryWrong("b");
    pass(2 * SECOND);
    expect(attempts.attempt({ address: "b", ticket }, right).outcome).toBe("wait");
  });

  test("is good for two minutes: one in the queue, and one to come", () => {
    for (const [late, outcome] of [
      [120 * SECOND, "right"],
      [120 * SECOND + 1, "wait"],
    ] as const) {
      const { attempts, pass, ticket } = makeWaiting();
      pass(2 * SECOND + late);
      expect(attempts.attempt({ ...A, ticket }, right).outcome).toBe(outcome);
    }
  });
});

test("that a ticket was used is forgotten when it would be good no more", () => {
  const tickets = createTickets(() => new MapInMemory());
  tickets.use({ id: "one", due: 0 }, 0);
  tickets.use({ id: "two", due: TICKET_GOOD }, TICKET_GOOD);
  expect(tickets.size).toBe(2);
  tickets.use({ id: "three", due: TICKET_GOOD + 1 }, TICKET_GOOD + 1);
  expect(tickets.size).toBe(2);
});
