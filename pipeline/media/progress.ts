import type { WriteStream } from "node:tty";

export interface Progress {
  /** Reports the image that the build is generating. `number` counts from 1. */
  image(number: number, total: number, name: string): void;
  /** Reports each likely mistake only once. */
  warn(text: string): void;
  /** Reports the number of generated files, and whether earlier problems remain. */
  done(count: number, hasProblems?: boolean): void;
}

type Output = Pick<WriteStream, "write"> & Partial<Pick<WriteStream, "isTTY" | "columns">>;

const CLEAR_LINE = "\r\u001b[K";

export function showProgress(output: Output): Progress {
  const { isTTY = false } = output;
  const warnings = new Set<string>();
  const print = (text: string) => output.write(`${isTTY ? CLEAR_LINE : ""}${text}\n`);
  return {
    image(number, total, name) {
      const imageLine = `Generating images ${number} of ${total}: ${name}`;
      if (isTTY) output.write(CLEAR_LINE + imageLine.slice(0, (output.columns ?? 80) - 1));
      else print(imageLine);
    },
    warn(text) {
      if (!warnings.has(text)) print(`Warning: ${text}`);
      warnings.add(text);
    },
    done(count, hasProblems = false) {
      const state = hasProblems ? "The problems above remain" : "Content checked";
      print(`${state}, ${count === 0 ? "media up to date" : `${count} media files generated`}`);
    },
  };
}
