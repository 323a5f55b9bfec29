import { countCharacters, MIN_PASSCODE_CHARACTERS } from "#app/lock/.server/passcode.ts";
import { PATHS } from "#app/site-map.ts";
import type { ServerEnvironment } from "../environment.ts";

export function startMessage(port: number, environment: ServerEnvironment, warning?: string): string {
  const { HOST, OWNER_PASSWORD, isPasscodeGenerated } = environment;
  const lines = [
    `The portfolio is at http://${hostInUrl(HOST)}:${port}`,
    passcodeLine(environment),
    OWNER_PASSWORD && `Create invitations at ${PATHS.owner}`,
    isPasscodeGenerated &&
      "Open that address in a browser. `npm run dev` shows changes in content/ as you save",
    warning,
  ].filter(Boolean);
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}

function passcodeLine({ PASSCODE, isPasscodeGenerated }: ServerEnvironment): string {
  if (isPasscodeGenerated) return `The passcode of this run is ${PASSCODE} (set PASSCODE to choose one)`;
  if (countCharacters(PASSCODE) < MIN_PASSCODE_CHARACTERS)
    return "The passcode in PASSCODE is short and easy to guess (`npm run passcode` generates a good one)";
  return "The passcode is the one in PASSCODE";
}

function hostInUrl(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
