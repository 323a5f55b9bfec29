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

/** Whose certificate and whose addresses the files in deploy/ speak of. */
export const DOMAIN = "www.example.com";

/** Where the files in deploy/ look for the server. */
export const UPSTREAM = "127.0.0.1:3000";

/** Below the folder that is the program's own. */
export const ACCESS_LOG = "access.log";

export interface Ports {
  http: number;
  https: number;
  /** Of the server behind it. */
  server: number;
}

export interface RunningProxy extends AsyncDisposable {
  ports: Ports;
  /** Asks the site of the domain over HTTPS. Whose the certificate is does not matter here. */
  ask: Ask;
  /** What it has logged. */
  output: () => string;
}

export function isInstalled(...programs: string[]): boolean {
  return (
    process.platform === "linux" &&
    programs.every((program) => spawnSync("which", [program], { stdio: "ignore" }).status === 0)
  );
}

/** @param prepare writes what the program needs into a folder of its own, and gives its arguments */
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
  // Over HTTPS it may listen before it has a certificate.
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

/** @throws when it does not stand there exactly once, as the text would be another one then than we think */
export function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands there ${parts.length - 1} times`);
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
