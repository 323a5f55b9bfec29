import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import type { Terms } from "#app/invitations/.server/invitation.ts";
import { createInvitations, type Invitations } from "#app/invitations/.server/invitations.ts";
import { memoryDatabase } from "../../../tests/helpers/database/memory-database.ts";
import { runs } from "../../../tests/helpers/runs.ts";

vi.setConfig({ testTimeout: 120_000 });

const START = Date.parse("2026-12-31T12:00:00Z");
const HOUR = 60 * 60 * 1000;

/** Every rule of an invitation, without a database. */
interface Model extends Terms {
  id: string;
  token: string;
  ownPasscode: string;
  createdAt: number;
  endedAt: number | null;
  visits: Set<string>;
  isDeleted: boolean;
}

interface World {
  database: Database;
  invitations: Invitations;
  models: Model[];
  now: number;
}

const day = fc.integer({ min: -2, max: 6 }).map((days) => dayOf(START + days * 24 * HOUR));
const slug = fc.constantFrom("trade", "tides", "harbour");
const terms: fc.Arbitrary<Terms> = fc.record({
  label: fc.string({ maxLength: 20 }),
  scope: fc.oneof(fc.constant("all" as const), fc.uniqueArray(slug)),
  until: fc.option(day),
});

// One that is there, by its number: an id is known only once it is made.
const some = fc.nat(7);

/** Each does the same to the invitations and to their models. */
const step: fc.Arbitrary<(world: World) => Promise<void>> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(terms, fc.option(fc.nat(4))).map(([...given]) => create(...given)) },
  {
    weight: 2,
    arbitrary: fc.tuple(some, terms).map(([which, changed]) =>
      to(which, async (model, { invitations }) => {
        await invitations.change(model.id, changed);
        Object.assign(model, changed);
      }),
    ),
  },
  some.map((which) =>
    to(which, async (model, { invitations, now }) => {
      await invitations.end(model.id);
      model.endedAt ??= now;
    }),
  ),
  some.map((which) =>
    to(which, async (model, { invitations }) => {
      await invitations.delete(model.id);
      model.isDeleted = true;
    }),
  ),
  {
    weight: 3,
    arbitrary: fc.tuple(some, slug).map(([which, study]) =>
      to(which, async (model, { invitations, now }) => {
        await invitations.recordVisit(model.id, study);
        model.visits.add(`${dayOf(now)} ${study}`);
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(40).map((hours) => async (world: World) => {
      world.now += hours * HOUR;
    }),
  },
);

test("whatever is done in whatever order, that opens which the rules say and nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const database = memoryDatabase();
      const secrets = ["a secret of some length"];
      const invitations = createInvitations({ database, secrets, clock: () => world.now });
      const world: World = { database, now: START, models: [], invitations };
      for (const take of steps) {
        await take(world);
        for (const model of world.models) await expectAgreed(model, world);
      }
      await expectListed(world);
    }),
    { numRuns: runs(2_000) },
  );
});

function create(given: Terms, own: number | null) {
  return async ({ invitations, models, now }: World) => {
    const ownPasscode = own === null ? undefined : `own words ${own}`;
    const isTaken = models.some((model) => !model.isDeleted && model.ownPasscode === ownPasscode);
    const created = await invitations.create(given, ownPasscode);
    expect(created === null).toBe(isTaken);
    if (!created) return;
    const { id } = created;
    const credentials = (await invitations.get(id))?.credentials ?? expect.fail("It has no credentials.");
    expect(credentials.ownPasscode).toBe(ownPasscode ?? credentials.ownPasscode);
    const fresh = { id, createdAt: now, endedAt: null, visits: new Set<string>(), isDeleted: false };
    models.push({ ...given, ...credentials, ...fresh });
  };
}

function to(which: number, act: (model: Model, world: World) => Promise<void>) {
  return async (world: World) => {
    const model = world.models[which % Math.max(world.models.length, 1)];
    if (model) await act(model, world);
  };
}

async function expectAgreed(model: Model, { invitations, models, now }: World): Promise<void> {
  const { id, token, ownPasscode } = model;
  const known = viewFromRow(model);
  const { visits, ...kept } = known ?? { visits: null };
  const found = known && kept;
  expect(await invitations.byToken(token)).toEqual(found);
  expect(await invitations.standing(id)).toEqual(isOver(model, now) ? null : found);
  expect(await invitations.get(id)).toEqual(
    known && { invitation: known, credentials: { token, ownPasscode } },
  );
  // The words of one that is gone may be another's.
  const owner = models.find((other) => !other.isDeleted && other.ownPasscode === ownPasscode);
  expect((await invitations.byOwnPasscode(ownPasscode.toUpperCase()))?.id).toBe(owner?.id);
}

async function expectListed({ database, invitations, models }: World): Promise<void> {
  const { page, next } = await invitations.list();
  const left = models.filter((model) => !model.isDeleted);
  expect(next).toBeNull();
  expect(page).toHaveLength(left.length);
  for (const one of page) expect([one]).toEqual(left.filter(({ id }) => id === one.id).map(viewFromRow));
  expect(page.map(({ createdAt }) => createdAt)).toEqual(
    left.map(({ createdAt }) => createdAt).toSorted((one, other) => other - one),
  );
  if (models.length === 0) return;
  const visited = await database.read<{ id: string }>(
    "SELECT DISTINCT invitation AS id FROM visits ORDER BY id",
  );
  const expected = left.filter(({ visits }) => visits.size > 0).map(({ id }) => id);
  expect(visited.map(({ id }) => id)).toEqual(expected.toSorted());
}

function viewFromRow({ isDeleted, token, ownPasscode, visits, ...kept }: Model) {
  if (isDeleted) return null;
  const days = [...visits].map((visit) => visit.split(" ")[0]).toSorted();
  const studies = String([...new Set([...visits].map((visit) => visit.split(" ")[1]))].toSorted());
  const isSame = (given: string[]) => String(given.toSorted()) === studies;
  const seen = { first: days[0], last: days.at(-1), studies: expect.toSatisfy(isSame) };
  return { ...kept, visits: visits.size === 0 ? null : seen };
}

function isOver({ until, endedAt }: Model, now: number): boolean {
  const end = until === null ? Infinity : Date.parse(`${until}T23:59:59.999-12:00`);
  return now > end || (endedAt !== null && now >= endedAt);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
