import { spawn } from "node:child_process";

export interface RunningServer extends AsyncDisposable {
  port: number;
  pid: number;
  /** Everything it wrote so far, requests included. */
  output: () => string;
  /** Whether it still runs. */
  runs: () => boolean;
}

/**
 * Starts the production server on a port that the system chooses, with these environment variables and no others.
 * Stops when it leaves the scope.
 */
export async function startServer(
  variables: Record<string, string>,
  script = "server/node.ts",
): Promise<RunningServer> {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...variables };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    function hear(text: string): void {
      output += text;
      const [, address] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (address) resolve(Number(address));
    }
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.once("exit", () => reject(new Error(`The server did not start: ${output}`)));
  });
  return {
    port,
    pid: child.pid as number,
    output: () => output,
    runs: () => child.exitCode === null && child.signalCode === null,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
