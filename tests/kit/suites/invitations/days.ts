import { expect, test } from "vitest";
import type { World } from "./world.ts";

/** Moments between two days. What is done in whatever order is in app/invitations/.server/invitations.property.test.ts. */
export function daysSuite(world: World): void {
  test("its end is when its last day is over everywhere", async () => {
    const { id, token, ownPasscode, invitation } = await world.created({ until: "2026-12-31" });
    world.now = Date.parse("2027-01-01T12:00:00Z") - 1;
    expect(await world.invitations.standing(id)).toEqual(invitation);
    world.now += 1;
    expect(await world.invitations.standing(id)).toBeNull();
    expect((await world.invitations.byToken(token))?.id).toBe(id);
    expect((await world.invitations.byOwnPasscode(ownPasscode))?.id).toBe(id);
  });

  test("visits are one at most for each study and day, in UTC", async () => {
    const { id } = await world.created();
    for (const moment of ["2026-12-31T00:00:00Z", "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00Z"]) {
      world.now = Date.parse(moment);
      for (const study of ["trade", "tides", "trade"]) await world.invitations.recordVisit(id, study);
    }
    const kept = await world.open().read("SELECT day, study FROM visits ORDER BY day, study");
    expect(kept.map((row) => Object.values(row as object).join(" "))).toEqual([
      "2026-12-31 tides",
      "2026-12-31 trade",
      "2027-01-01 tides",
      "2027-01-01 trade",
    ]);
  });
}
