import { spawnSync } from "node:child_process";

/** Installs the locked packages of a folder. Returns false after npm has printed an error. @param options of npm */
export function npmCi(folder: string, ...options: string[]): boolean {
  const args = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...options];
  // Windows needs a shell for npm, and a shell splits arguments at spaces, so the path is not an argument.
  const { status } = spawnSync(`npm ci ${args.join(" ")}`, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: true,
  });
  return status === 0;
}
