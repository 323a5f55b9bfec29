import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, onTestFinished } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { databaseSuite } from "../../../tests/kit/suites/database-suite.ts";
import { invitationsSuite } from "../../../tests/kit/suites/invitations-suite.ts";
import { migrateSuite } from "../../../tests/kit/suites/migrate-suite.ts";
import { databaseIn } from "./database.ts";

async function make(): Promise<() => Database> {
  const folder = mkdtempSync(join(tmpdir(), "database-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return () => databaseIn(join(folder, "state/invitations.sqlite"));
}

describe("a database", () => databaseSuite(make));
describe("migrations", () => migrateSuite(make));
describe("invitations", () => invitationsSuite(make));
