import { execFile } from "node:child_process";
import { promisify } from "node:util";

const AUTOCANNON_PROGRAM = "lab/bench/tools/node_modules/autocannon/autocannon.js";
const CONNECTIONS = 50;
const DURATION_SECONDS = 5;

interface Targets {
  locked: string | undefined;
  cookie: string;
  image: string;
}

/** Returns the requests per second for each kind of response, and the ratio to the home page's rate. */
export async function measureRequests(origin: string, { locked, cookie, image }: Targets) {
  const homeRate = await measurePath(origin, "/");
  const otherRates = {
    ...(locked && {
      "locked page": await measurePath(origin, locked),
      "unlocked page": await measurePath(origin, locked, cookie),
    }),
    image: await measurePath(origin, image),
  };
  return Object.entries({ "home page": homeRate, ...otherRates }).map(([page, perSecond]) => ({
    page,
    "requests per second": Math.round(perSecond),
    "compared with home": Number((perSecond / homeRate).toFixed(2)),
  }));
}

async function measurePath(origin: string, path: string, cookie = ""): Promise<number> {
  const headers = { "Accept-Encoding": "gzip, br", ...(cookie && { Cookie: cookie }) };
  const headerOptions = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const loadOptions = ["-c", `${CONNECTIONS}`, "-d", `${DURATION_SECONDS}`];
  const warmUp = ["--warmup", "[", "-c", `${CONNECTIONS}`, "-d", "2", "]"];
  const args = [AUTOCANNON_PROGRAM, "--json", ...loadOptions, ...warmUp, ...headerOptions, origin + path];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  // The output begins with the report of the warm-up.
  const report = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  if (report.errors > 0 || report.non2xx > 0)
    throw new Error(`${path}: some responses had a status other than 200.`);
  return report.requests.average;
}
