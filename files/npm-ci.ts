import { spawnSync } from "node:child_process";

/** Installs the packages in a folder's lockfile. Returns false if npm prints an error. @param options for npm */
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
