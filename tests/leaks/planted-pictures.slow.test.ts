import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFilmReader } from "./film-frames.ts";
import { type MadeUpSite, makeUpSite } from "./made-up-site.ts";
import { pdfWithPicture, zip } from "./plants/containers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const films = createFilmReader();
let site: MadeUpSite;
beforeAll(async () => {
  site = await makeUpSite(films.read);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await films[Symbol.asyncDispose]();
});

type Plant = (picture: Sharp) => Promise<Buffer>;

/** Of a picture of 1200 × 750 pixels; whoever adds a kind of leak adds its row. */
const PLANTS: Record<string, Plant> = {
  "scaled down": (picture) => picture.resize(300).png().toBuffer(),
  "scaled up": (picture) => picture.resize(1700).webp().toBuffer(),
  "encoded anew": (picture) => picture.jpeg({ quality: 40 }).toBuffer(),
  "in grey": (picture) => picture.grayscale().webp().toBuffer(),
  "small and in grey": (picture) => picture.resize(40).grayscale().webp().toBuffer(),
  stretched: (picture) => picture.resize(500, 500, { fit: "fill" }).jpeg().toBuffer(),
  "its left half": (picture) =>
    picture.extract({ left: 0, top: 0, width: 600, height: 750 }).jpeg().toBuffer(),
  "its lower half": (picture) =>
    picture.extract({ left: 0, top: 375, width: 1200, height: 375 }).resize(400).webp().toBuffer(),
  "its middle": (picture) =>
    picture.extract({ left: 180, top: 110, width: 850, height: 530 }).resize(500).avif().toBuffer(),
  "in a frame": (picture) =>
    picture
      .resize(800)
      .extend({ top: 60, bottom: 140, left: 90, right: 90, background: "#fff" })
      .jpeg()
      .toBuffer(),
  "blurred to a placeholder": (picture) => picture.resize(400).blur(60).jpeg({ quality: 50 }).toBuffer(),
  "of sixteen pixels": (picture) => picture.resize(16).webp({ quality: 60 }).toBuffer(),
  "of thirty-two pixels": (picture) => picture.resize(32).jpeg({ quality: 60 }).toBuffer(),
  "in a data address": async (picture) => {
    const code = (await picture.resize(20).webp().toBuffer()).toString("base64");
    return Buffer.from(`<img src="data:image/webp;base64,${code}">`);
  },
  "in base64 without a word": async (picture) => {
    const code = (await picture.resize(200).jpeg().toBuffer()).toString("base64");
    return Buffer.from(JSON.stringify({ picture: code }));
  },
  "in a drawing": async (picture) => {
    const code = (await picture.resize(200).png().toBuffer()).toString("base64");
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,${code}"/></svg>`,
    );
  },
  "in a zip": async (picture) => zip({ "a.jpg": await picture.resize(200).jpeg().toBuffer() }),
  "behind other bytes": async (picture) =>
    Buffer.concat([Buffer.from("icon\u0000"), await picture.resize(200).png().toBuffer()]),
  "as pixels in a PDF": async (picture) => {
    const { data, info } = await picture
      .resize(240)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return pdfWithPicture({ data, ...info });
  },
  "as a JPEG in a PDF": async (picture) =>
    Buffer.concat([
      Buffer.from("%PDF-1.4\n1 0 obj\n<</Filter /DCTDecode>> stream\n"),
      await picture.resize(240).jpeg().toBuffer(),
      Buffer.from("\nendstream"),
    ]),
};

const look = (bytes: Buffer) => site.find({ name: "", bytes });

test.each(Object.entries(PLANTS))("a locked picture is seen %s", async (_name, plant) => {
  expect(await look(await plant(site.picture()))).toContain("a picture like the locked trade/plan.png");
});

test("a frame of a locked film is seen", async () => {
  const frames = await films.read(await readFile(site.locked("film.mp4")));
  const bytes = await sharp(frames[1]).resize(200).webp({ quality: 60 }).toBuffer();
  expect(await look(bytes)).toContain("a picture like the locked trade/film.mp4");
});

test("a locked film encoded anew is seen", async () => {
  const bytes = await readFile(join(import.meta.dirname, "plants/film-again.mp4"));
  expect(await look(bytes)).toEqual(["a film like the locked trade/film.mp4"]);
});

test("a film nobody can look into is a problem", async () => {
  const bytes = (await readFile(join(import.meta.dirname, "plants/film-again.mp4"))).subarray(0, 600);
  expect((await look(bytes)).join()).toContain("a film that cannot be looked into");
});

test("of what content/ shows to everyone, a detail is no leak, but the very picture is", async () => {
  const corner = await sharp(site.open("corner.png")).resize(500).avif().toBuffer();
  expect(await look(corner)).toEqual([]);
  const again = await sharp(site.open("plan-again.webp")).resize(500).avif().toBuffer();
  expect(await look(again)).toEqual(["a picture like the locked trade/plan.png"]);
});

test("public pictures are no leak, in any form", async () => {
  for (const name of ["open", "locked"] as const) {
    const path = name === "open" ? site.open("week.png") : site.locked("hero.png");
    for (const plant of Object.values(PLANTS)) expect(await look(await plant(sharp(path)))).toEqual([]);
  }
});
