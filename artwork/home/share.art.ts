/**
 * The pictures shown where a link to the site is shared: one for the home page and one for each case study.
 * Words and colours come from the content files; only what anyone may see is used.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { CardFile, CaseStudyFile, ProfileFile } from "../../app/content/schema.ts";
import { css, html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";
import { escapeText, sharePicture, shareSize } from "../kit/share.ts";

const studies = "content/case-studies";
const profile: ProfileFile = parse(readFileSync("content/profile.yaml", "utf8"));
const { cards }: { cards: CardFile[] } = parse(readFileSync("content/projects.yaml", "utf8"));
const avatar = `content/${profile.blurb.imgLink}`;

function study(slug: string): Piece {
  const folder = `${studies}/${slug}`;
  const { hero }: CaseStudyFile = parse(readFileSync(`${folder}/case-study.yaml`, "utf8"));
  return sharePicture({
    out: `${folder}/share.png`,
    name: profile.name,
    title: hero.title,
    colour: hero.bgColor,
    picture: `${folder}/${hero.imgLink}`,
  });
}

const styles = css`<style>
  .home{position:absolute;inset:0;overflow:hidden;background:#fbfbf9;color:#15161a;padding:52px 64px}
  .home h1{font:500 148px/1 Display;letter-spacing:-.045em;margin-left:-8px;white-space:nowrap}
  .home p{font:400 34px/1.3 Display;letter-spacing:-.012em;color:#5b5d66;margin-top:20px;max-width:26em;text-wrap:balance}
  .home .face{position:absolute;right:64px;top:64px;width:148px;border-radius:50%}
  .stages{position:absolute;left:64px;bottom:64px;display:grid;grid-template-columns:repeat(4,1fr);gap:20px;width:1072px}
  .stage{position:relative;overflow:hidden;border-radius:18px;aspect-ratio:4/3}
  .stage img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:top}
</style>`;

const shown = cards.slice(0, 4);

function layersOf({ image, bgimage }: CardFile): string[] {
  return [bgimage, image].filter((layer) => layer !== null).map((layer) => `content/${layer}`);
}

function stage(card: CardFile): string {
  return html`<div class="stage" style="background:${card.bgColor}">
    ${layersOf(card).map((layer) => html`<img src="/${layer}" alt="">`)}</div>`;
}

const home = html`${styles}<div class="home"><h1>${escapeText(profile.name)}</h1>
  <p>${escapeText(profile.tagline.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"))}</p>
  <img class="face" src="/${avatar}" alt="">
  <div class="stages">${shown.map(stage)}</div></div>`;

export const pieces: Piece[] = [
  {
    kind: "still",
    out: "content/share.png",
    ...shareSize,
    shows: [avatar, ...shown.flatMap(layersOf)],
    body: home,
  },
  ...readdirSync(studies)
    .filter((slug) => existsSync(`${studies}/${slug}/case-study.yaml`))
    .map(study),
];
