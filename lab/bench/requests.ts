import { execFile } from "node:child_process";
import { promisify } from "node:util";

const PROGRAM = "lab/bench/tools/node_modules/autocannon/autocannon.js";
const CONNECTIONS = 50;
const SECONDS = 5;

interface Targets {
  locked: string | undefined;
  cookie: string;
  image: string;
}

/** Returns the requests per second of each kind of response, also as a share of the home page's. */
export async function measureRequests(origin: string, { locked, cookie, image }: Targets) {
  const home = await load(origin, "/");
  const others = {
    ...(locked && {
      "locked page": await load(origin, locked),
      "unlocked page": await load(origin, locked, cookie),
    }),
    image: await load(origin, image),
  };
  return Object.entries({ "home page": home, ...others }).map(([page, perSecond]) => ({
    page,
    "requests per second": Math.round(perSecond),
    "compared with home": Number((perSecond / home).toFixed(2)),
  }));
}

async function load(origin: string, path: string, cookie = ""): Promise<number> {
  const headers = { "Accept-Encoding": "gzip, br", ...(cookie && { Cookie: cookie }) };
  const options = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const amount = ["-c", `${CONNECTIONS}`, "-d", `${SECONDS}`];
  const warmUp = ["--warmup", "[", "-c", `${CONNECTIONS}`, "-d", "2", "]"];
  const args = [PROGRAM, "--json", ...amount, ...warmUp, ...options, origin + path];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  // The first line is the report of the warm-up.
  const report = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  if (report.errors > 0 || report.non2xx > 0) throw new Error(`${path}: not all responses were 200.`);
  return report.requests.average;
}
