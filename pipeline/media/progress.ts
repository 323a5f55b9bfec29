/** What a long build tells whoever waits for it. */
export interface Progress {
  /** Before each picture is made; `done` counts from 1. */
  picture(done: number, all: number, name: string): void;
  /** Something she should know that is no mistake. */
  note(text: string): void;
}

export const silent: Progress = { picture() {}, note() {} };
