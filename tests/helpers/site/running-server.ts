import { spawn } from "node:child_process";
import { schema } from "../../../server/environment.ts";

export interface RunningServer extends AsyncDisposable {
  port: number;
  origin: string;
  pid: number;
  output: () => string;
  /** Leaves unread what it writes from now on, so that its pipes fill up. */
  stopReading: () => void;
  readOn: () => void;
  runs: () => boolean;
  /** Null when a signal ended it. */
  ended: Promise<number | null>;
}

/** With these variables and no others, on a free port. @throws with what it wrote when it ends before it listens */
export async function startServer(variables: Record<string, string>, script: string): Promise<RunningServer> {
  // Empty ones keep out what the owner's .env says.
  const unset = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ""]));
  const own = { ...unset, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...variables };
  const env = { PATH: process.env.PATH, ...own };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const port = await new Promise<number>((resolve, reject) => {
    let isUp = false;
    function hear(text: string): void {
      output += text;
      if (isUp) return;
      const [, address] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      isUp = address !== undefined;
      if (isUp) resolve(Number(address));
    }
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.once("exit", () => {
      process.off("exit", kill);
      reject(new Error(`The server did not start: ${output}`));
    });
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("The server has no process");
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid,
    output: () => output,
    stopReading() {
      child.stdout.pause();
      child.stderr.pause();
    },
    readOn() {
      child.stdout.resume();
      child.stderr.resume();
    },
    runs: () => child.exitCode === null && child.signalCode === null,
    ended,
    async [Symbol.asyncDispose]() {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}
