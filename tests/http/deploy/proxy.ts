import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { Agent } from "node:https";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect as connectSecurely, TLSSocket } from "node:tls";
import { type Ask, createClient } from "../../helpers/ask.ts";
import { freePort } from "../../helpers/free-port.ts";
import { newFolder } from "../../helpers/new-folder.ts";

/** The domain in the files of deploy/. */
export const DOMAIN = "www.example.com";

/** The server's address in the files of deploy/. */
export const UPSTREAM = "127.0.0.1:3000";

/** Path of the access log in the program's folder. */
export const ACCESS_LOG = "access.log";

export interface Ports {
  http: number;
  https: number;
  /** The port of the server behind the proxy. */
  server: number;
}

export interface RunningProxy extends AsyncDisposable {
  ports: Ports;
  /** Sends a request over HTTPS, with any certificate. */
  ask: Ask;
  /** Returns everything that it has logged. */
  output: () => string;
}

export function isInstalled(...programs: string[]): boolean {
  return (
    process.platform === "linux" &&
    programs.every((program) => spawnSync("which", [program], { stdio: "ignore" }).status === 0)
  );
}

/** @param prepare writes the program's files to a new folder, and returns its arguments */
export async function startProxy(
  program: string,
  server: number,
  prepare: (folder: string, ports: Ports) => string[],
): Promise<RunningProxy> {
  const folder = newFolder();
  const ports = { http: await freePort(), https: await freePort(), server };
  const env = { PATH: process.env.PATH, HOME: folder };
  const child = spawn(program, prepare(folder, ports), { env, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  // The HTTPS port can be open before the certificate exists.
  const secure = { port: ports.https, host: "127.0.0.1", servername: DOMAIN, rejectUnauthorized: false };
  for (const begin of [() => connect(ports.http, "127.0.0.1"), () => connectSecurely(secure)]) {
    while (!(await answers(begin()))) {
      if (hasEnded(child)) throw new Error(`${program} did not start: ${output}`);
      await wait(50);
    }
  }
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: DOMAIN });
  const client = createClient(ports.https, agent);
  return {
    ports,
    ask: (question) => client({ ...question, headers: { Host: DOMAIN, ...question.headers } }),
    output: () => output + accessLogIn(folder),
    async [Symbol.asyncDispose]() {
      client.close();
      process.off("exit", kill);
      kill();
      if (!hasEnded(child)) await once(child, "exit");
    },
  };
}

/** @throws unless the text contains `from` exactly once */
export function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`The text contains "${from}" ${parts.length - 1} times`);
  return parts.join(to);
}

function accessLogIn(folder: string): string {
  const file = join(folder, ACCESS_LOG);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function answers(socket: Socket): Promise<boolean> {
  const event = socket instanceof TLSSocket ? "secureConnect" : "connect";
  return new Promise<boolean>((resolve) => {
    socket.once(event, () => resolve(true)).once("error", () => resolve(false));
  }).finally(() => socket.destroy());
}
