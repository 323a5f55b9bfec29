import type { FieldPath } from "../../shared/field-path.ts";
import type { MediaSource } from "./media-choice.ts";
import type { MediaTarget } from "./media-target.ts";
import { type MediaServices, saveMedia } from "./save-media.ts";

/** Reads and saves prototypes. The server shows the last one that it has checked. */
export function prototypeSource(services: MediaServices, target: MediaTarget): MediaSource {
  const { call } = services;
  let notes: string[] = [];
  return {
    async read(file) {
      notes = await call("checkPrototype", { prototype: file });
      return { file, clip: null };
    },
    check: async () => notes,
    save: (state) =>
      saveMedia(services, target, state, async (input) => {
        const { file: prototype, poster } = state;
        if (prototype) await call("setPrototype", { ...input, prototype, poster });
      }),
  };
}

/** Returns true for the image of a section or figure, which a prototype can replace. */
export function canBePrototype({ path }: FieldPath): boolean {
  return path[0] === "sections" && path.at(-1) === "imgLink";
}

/** Returns true for an HTML file, which is a prototype. */
export function isPrototype({ name }: File): boolean {
  return /\.html?$/i.test(name);
}
