import { chromium, type Page } from "@playwright/test";
import { browserOptions, findBrowser } from "../kit/browser.ts";

/** Seconds between two frames that are taken, and how many of a long film. */
const APART = 0.5;
const MOST = 48;
/** Pixels: no more are compared. */
const WIDTH = 320;

export interface FilmReader extends AsyncDisposable {
  /** Frames at even distances as JPEG. @throws when the browser cannot show the film */
  read: (film: Buffer) => Promise<Buffer[]>;
}

/** Looks at films with a browser, which is started with the first one. */
export function createFilmReader(): FilmReader {
  let page: Promise<Page> | undefined;
  const known = new Map<string, Promise<Buffer[]>>();

  async function open(): Promise<Page> {
    if (!findBrowser()) throw new Error("There is no Chromium: run `node tests/kit/install-browser.ts`.");
    const browser = await chromium.launch(browserOptions());
    return browser.newPage();
  }

  async function take(code: string): Promise<Buffer[]> {
    page ??= open();
    const urls = await (await page).evaluate(takeFrames, { code, apart: APART, most: MOST, width: WIDTH });
    return urls.map((url) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  }

  return {
    read(film) {
      const code = film.toString("base64");
      const frames = known.get(code) ?? take(code);
      known.set(code, frames);
      return frames;
    },
    async [Symbol.asyncDispose]() {
      if (page) await (await page).context().browser()?.close();
    },
  };
}

/** Runs in the browser. */
async function takeFrames(film: {
  code: string;
  apart: number;
  most: number;
  width: number;
}): Promise<string[]> {
  const video = document.createElement("video");
  const bytes = Uint8Array.from(atob(film.code), (letter) => letter.charCodeAt(0));
  const heard = (name: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(name, () => resolve(), { once: true });
      video.addEventListener("error", () => reject(new Error(video.error?.message ?? "no film")), {
        once: true,
      });
    });
  video.muted = true;
  video.src = URL.createObjectURL(new Blob([bytes]));
  await heard("loadeddata");
  const canvas = document.createElement("canvas");
  canvas.width = film.width;
  canvas.height = Math.max(1, Math.round((film.width * video.videoHeight) / video.videoWidth));
  const context = canvas.getContext("2d");
  const count = Math.min(film.most, Math.max(1, Math.floor(video.duration / film.apart)));
  const frames: string[] = [];
  for (let at = 0; at < count; at++) {
    const sought = heard("seeked");
    video.currentTime = ((at + 0.5) * video.duration) / count;
    await sought;
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    frames.push(canvas.toDataURL("image/jpeg", 0.9));
  }
  URL.revokeObjectURL(video.src);
  return frames;
}
