import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { ExitReason } from "../exit-with-reason.ts";

/** The message is what the tool said. */
export class ToolError extends Error {}

/** Gives what it printed. @throws ExitReason when ffmpeg is not installed, ToolError when it fails */
export async function run(tool: "ffmpeg" | "ffprobe", options: string[]): Promise<string> {
  const child = spawn(tool, options, { stdio: ["ignore", "pipe", "pipe"] });
  const code = new Promise<number | null>((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? new ExitReason(INSTALL) : error),
    );
    child.once("close", resolve);
  });
  const [printed, complaint, ended] = await Promise.all([text(child.stdout), text(child.stderr), code]);
  if (ended !== 0) throw new ToolError(complaint.trim());
  return printed;
}

const INSTALL = `ffmpeg, which makes the film, is not installed. Install it, open a new terminal and try again:

  macOS            brew install ffmpeg
  Windows          winget install Gyan.FFmpeg
  Debian, Ubuntu   sudo apt-get install ffmpeg
  others           https://ffmpeg.org/download.html`;
