import { spawn } from "node:child_process";
import { schema } from "../../../server/environment.ts";
import { endSignal } from "./runtime.ts";

export interface RunningServer extends AsyncDisposable {
  port: number;
  origin: string;
  pid: number;
  output: () => string;
  runs: () => boolean;
  /** The exit code is null after a signal. */
  ended: Promise<number | null>;
}

/** Starts a server on a free port with only these variables. @throws with its output if it exits before it listens */
export async function startServer(variables: Record<string, string>, script: string): Promise<RunningServer> {
  // Empty values override the owner's .env file.
  const emptyVariables = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ""]));
  const serverVariables = {
    ...emptyVariables,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    ...variables,
  };
  const env = { PATH: process.env.PATH, ...serverVariables };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const kill = () => child.kill(endSignal(script));
  process.once("exit", kill);
  const port = await new Promise<number>((resolve, reject) => {
    let isListening = false;
    function onOutput(text: string): void {
      output += text;
      if (isListening) return;
      const [, address] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      isListening = address !== undefined;
      if (isListening) resolve(Number(address));
    }
    child.stdout.setEncoding("utf8").on("data", onOutput);
    child.stderr.setEncoding("utf8").on("data", onOutput);
    child.once("exit", () => {
      process.off("exit", kill);
      reject(new Error(`The server did not start: ${output}`));
    });
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("The server has no process ID.");
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid,
    output: () => output,
    runs: () => child.exitCode === null && child.signalCode === null,
    ended,
    async [Symbol.asyncDispose]() {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}
