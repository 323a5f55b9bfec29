import { createSessions, SESSION_MS } from "#app/.server/session.ts";

/** Sessions too old, from the future, of another passcode or secret, for the other scheme, or damaged. */
export function badCookies(site: { passcode: string; secret: string; secure: boolean }): string[] {
  const { passcode, secret } = site;
  const now = Date.now();
  function issue(changes: { passcode?: string; secret?: string; age?: number; secure?: boolean }): string {
    const sessions = createSessions({
      passcode: changes.passcode ?? passcode,
      secrets: [changes.secret ?? secret],
      clock: () => now - (changes.age ?? 0),
    });
    const [cookie = ""] = sessions.issue("all", changes.secure ?? site.secure).split(";");
    return cookie;
  }
  const good = issue({});
  const [name = "", value = ""] = good.split("=");
  const [issued = "", random = "", signature = ""] = value.split(".");
  return [
    issue({ age: SESSION_MS }),
    issue({ passcode: `${passcode}x` }),
    issue({ secret: `${secret}x` }),
    issue({ secret: "" }),
    issue({ age: -SESSION_MS }),
    issue({ secure: !site.secure }),
    `${name}=${issued}.${random}.${issue({}).split(".")[2]}`,
    `${name}=${issued}.${"A".repeat(22)}.${signature}`,
    `${name}=${Number.parseInt(issued, 36) + 1}.${random}.${signature}`,
    `${name}=${value.slice(0, -1)}`,
    `${name}=${value}=`,
    `${name}="${value}"`,
    `${name.toUpperCase()}=${value}`,
    ...["", "true", "1", "..", `${issued}.${random}.`, "null"].map((constant) => `${name}=${constant}`),
    `isAuthenticated=true; authenticated=true; passcode=${passcode}`,
    `__Host-x-${name}=true; Host-${name}=${value}`,
  ];
}
