import type { WriteStream } from "node:tty";

/** What a long build tells whoever waits for it. */
export interface Progress {
  /** Before each picture is made; `done` counts from 1. */
  picture(done: number, all: number, name: string): void;
  /** Something she should know that is no problem, told once. */
  note(text: string): void;
  /** At the end; `media` is how many files were made. Without `isSound` problems were told and are still there. */
  done(media: number, isSound?: boolean): void;
}

type Output = Pick<WriteStream, "write"> & Partial<Pick<WriteStream, "isTTY" | "columns">>;

/** Lines that a log gets at most. */
const LINES = 12;
const CLEAR_LINE = "\r\u001b[K";

/** One line that counts up on a terminal; now and then a line in a log. */
export function showProgress(output: Output): Progress {
  const { isTTY = false } = output;
  const told = new Set<string>();
  const say = (text: string) => output.write(`${isTTY ? CLEAR_LINE : ""}${text}\n`);
  return {
    picture(done, all, name) {
      const line = `Making pictures ${done} of ${all}: ${name}`;
      if (isTTY) output.write(CLEAR_LINE + line.slice(0, (output.columns ?? 80) - 1));
      else if ((done - 1) % Math.ceil(all / LINES) === 0) output.write(`${line}\n`);
    },
    note(text) {
      if (!told.has(text)) say(text);
      told.add(text);
    },
    done(media, isSound = true) {
      const state = isSound ? "Content checked" : "The problems above remain";
      say(`${state}, ${media === 0 ? "media up to date" : `${media} media files made`}`);
    },
  };
}
