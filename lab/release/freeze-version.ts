/** `npm run release` freezes a version: all field names, and the fixture site and invitations for tests/http/versions.slow.test.ts. */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { paths } from "../../files/paths.ts";
import { projectVersion } from "../../files/project-version.ts";
import { fieldPaths } from "../../tests/helpers/content/field-paths.ts";
import { allPaths, lockedStudies } from "../../tests/helpers/content/studies.ts";
import { clickRequest } from "../../tests/helpers/invitations/click-open.ts";
import { logInAsOwner, OWNER_PASSWORD } from "../../tests/helpers/invitations/owner.ts";
import { cookiesIn, PASSCODE } from "../../tests/helpers/site/passcode.ts";
import { namesOf, RELEASED_SITES, readSite, recordOf } from "../../tests/helpers/site/released-site.ts";
import { pathInSite } from "../../tests/helpers/site/root.ts";
import { startSite } from "../../tests/helpers/site/start-site.ts";

const version = projectVersion() ?? "";
const folder = join(RELEASED_SITES, version);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await cp(pathInSite(paths.content), join(folder, paths.content), { recursive: true });
const packageJson = { name: "design-portfolio", version };
await writeFile(join(folder, "package.json"), `${JSON.stringify(packageJson, null, 2)}\n`);
await writeFile(namesOf(version), `${JSON.stringify(fieldPaths(), null, 2)}\n`);
// The empty SESSION_SECRET lets the server generate one in its state folder.
const state = resolve(folder, paths.state);
await using site = await startSite({ OWNER_PASSWORD, SESSION_SECRET: "", STATE_DIRECTORY: state });
const owner = await logInAsOwner(site.server.origin);
const { path: link } = await owner.invite({ label: "Acme", greeting: "Guten Tag, Acme." });
const Cookie = cookiesIn(await site.send(clickRequest(link)));
const body = JSON.stringify({ study: lockedStudies[0]?.slug });
await site.send({ method: "POST", target: "/api/visit", headers: { Cookie }, body });
const record = await readSite(site.send, { passcode: PASSCODE, link, pages: allPaths });
await writeFile(recordOf(version), `${JSON.stringify(record, null, 2)}\n`);
