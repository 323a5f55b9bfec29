/** Invites, and prints a line for each thing that was answered as kept. Arguments: file, statement before which it dies. */
import { writeSync } from "node:fs";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { databaseIn } from "../../../server/node/database/database.ts";
import type { Line } from "./killed-writer.ts";

const [file = "", last = "0", rounds = "2"] = process.argv.slice(2);

let count = 0;
dieBefore(DatabaseSync.prototype, "exec");
dieBefore(StatementSync.prototype, "run");

const invitations = createInvitations({
  database: databaseIn(file),
  secrets: ["a secret of some length"],
  clock: Date.now,
});

for (let round = 0; round < Number(rounds); round++) {
  const invitation = await invitations.create({ label: `${round}`, scope: "all", until: null });
  if (!invitation) throw new Error("The own passcode is taken.");
  const { id } = invitation;
  say({ id, is: "created" });
  await invitations.recordVisit(id, "trade");
  say({ id, is: "visited" });
  await invitations.end(id);
  say({ id, is: "ended" });
}
process.exit(0);

function say(line: Line): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

function dieBefore(of: object, name: string): void {
  const methods = of as Record<string, (...values: unknown[]) => unknown>;
  const method = methods[name];
  methods[name] = function (...values) {
    count++;
    if (count === Number(last)) process.kill(process.pid, "SIGKILL");
    return method?.apply(this, values);
  };
}
