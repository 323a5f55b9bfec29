import type { AddressInfo } from "node:net";
import { ADDRESSES } from "#app/site-map.ts";
import type { Environment } from "../../environment.ts";

/** The passcode is in it only if it was made for this run. `notices` are told besides. */
export function startMessage(
  { port }: Pick<AddressInfo, "port">,
  environment: Environment,
  notices: string[] = [],
): string {
  const { host, passcodeIsMade } = environment;
  const lines = [
    `The portfolio is at http://${shownHost(host)}:${port}`,
    aboutPasscode(environment),
    ...(environment.ownerPassword === undefined ? [] : [`Invitations are made at ${ADDRESSES.owner}`]),
    ...(passcodeIsMade
      ? ["Open that address in a browser; `npm run dev` shows what you change in content/ as you save it"]
      : []),
    // The key of a session is made of the passcode, too.
    passcodeIsMade
      ? "Sessions end with this process, as its passcode does"
      : "Sessions outlast this process, up to 12 hours",
    ...notices,
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}

function aboutPasscode({ passcode, passcodeIsMade, passcodeIsShort }: Environment): string {
  if (passcodeIsMade) return `The passcode of this run is ${passcode} (set PASSCODE to choose one)`;
  if (passcodeIsShort)
    return "The passcode set in PASSCODE is so short that it is soon guessed (npm run passcode makes a good one)";
  return "The passcode is the one set in PASSCODE";
}

function shownHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
