import { join } from "node:path";
import { describe } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { newFolder } from "../../../tests/kit/new-folder.ts";
import { databaseSuite } from "../../../tests/kit/suites/database-suite.ts";
import { invitationsSuite } from "../../../tests/kit/suites/invitations-suite.ts";
import { migrateSuite } from "../../../tests/kit/suites/migrate-suite.ts";
import { databaseIn } from "./database.ts";

async function make(): Promise<() => Database> {
  const folder = newFolder();
  return () => databaseIn(join(folder, "state/invitations.sqlite"));
}

describe("a database", () => databaseSuite(make));
describe("migrations", () => migrateSuite(make));
describe("invitations", () => invitationsSuite(make));
