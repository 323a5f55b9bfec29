import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvironmentError } from "../../environment.ts";
import { loadEnvFile } from "./env-file.ts";

/** @throws EnvironmentError when PORT or HOST cannot be had */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

const NO_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"];

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new EnvironmentError(`Port ${port} is in use: stop what runs there or set PORT to another one.`);
    case "EACCES":
      return new EnvironmentError(`Port ${port} is not allowed to us: set PORT to one from 1024 on.`);
    default:
      return error.syscall === "getaddrinfo" || NO_ADDRESS.includes(error.code ?? "")
        ? new EnvironmentError(
            `HOST ${host} is no address of this machine: set it to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all that reach it.`,
          )
        : error;
  }
}

export async function start(run: () => Promise<void>): Promise<void> {
  try {
    loadEnvFile();
    await run();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
