import { describe, expect, test } from "vitest";
import { HOUR, type World } from "./world.ts";

export function visitsSuite(world: World): void {
  describe("visits", () => {
    test("are one at most for each study and day, in UTC", async () => {
      const { id } = await world.created();
      for (const moment of ["2026-12-31T00:00:00Z", "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00Z"]) {
        world.now = Date.parse(moment);
        for (const study of ["trade", "tides", "trade"]) await world.invitations.recordVisit(id, study);
      }
      const kept = await world.open().read("SELECT study, day FROM visits ORDER BY day, study");
      expect(kept).toEqual([
        { study: "tides", day: "2026-12-31" },
        { study: "trade", day: "2026-12-31" },
        { study: "tides", day: "2027-01-01" },
        { study: "trade", day: "2027-01-01" },
      ]);
    });

    test("are told as first and last day, and each study once", async () => {
      const { id } = await world.created();
      const other = await world.created();
      expect(await world.visitsOf(id)).toBeNull();
      await world.invitations.recordVisit(id, "trade");
      world.now += 24 * HOUR;
      await world.invitations.recordVisit(id, "trade");
      world.now += 24 * HOUR;
      await world.invitations.recordVisit(id, "tides");
      const visits = await world.visitsOf(id);
      expect(visits).toMatchObject({ first: "2026-12-31", last: "2027-01-02" });
      expect(visits?.studies.toSorted()).toEqual(["tides", "trade"]);
      expect(await world.visitsOf(other.id)).toBeNull();
      expect((await world.invitations.list()).page.find((one) => one.id === id)?.visits).toEqual(visits);
    });

    test("go with their invitation, and none is kept of one that is gone", async () => {
      const { id } = await world.created();
      const other = await world.created();
      await world.invitations.recordVisit(id, "trade");
      await world.invitations.recordVisit(other.id, "trade");
      await world.invitations.delete(id);
      await world.invitations.recordVisit(id, "trade");
      expect(await world.open().read("SELECT invitation FROM visits")).toEqual([{ invitation: other.id }]);
    });
  });
}
