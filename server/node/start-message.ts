import type { AddressInfo } from "node:net";
import type { Environment } from "../environment.ts";

/** The passcode is in it only if it was made for this run. */
export function startMessage({ port }: Pick<AddressInfo, "port">, environment: Environment): string {
  const { host, passcode, passcodeIsMade, secretsAreMade } = environment;
  const lines = [
    `The portfolio is at http://${shownHost(host)}:${port}`,
    passcodeIsMade
      ? `The passcode of this run is ${passcode} (set PASSCODE to choose one)`
      : "The passcode is the one set in PASSCODE",
    secretsAreMade
      ? "Sessions end with this process (set SESSION_SECRET to keep them)"
      : "Sessions outlast this process, up to 12 hours",
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}

function shownHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
