import { singleWeightFace } from "../kit/fonts.ts";
import { css } from "../kit/html.ts";

export type Person = "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9";

interface Hand {
  /** The family's name, and the name of its Fontsource package. */
  family: string;
  font: string;
  size: number;
  /** Line height in pixels. */
  line: number;
  ink: string;
  /** The color of the student's pad of sticky notes. */
  paper: string;
  /** Other styles, such as capitals or a slant. */
  also?: string;
}

/** Each student wrote their own notes, so each has a handwriting, a pen and a pad. */
export const hands: Record<Person, Hand> = {
  P1: { family: "Patrick", font: "patrick-hand", size: 17, line: 17, ink: "#22408f", paper: "#f7e489" },
  P2: {
    family: "Cedarville",
    font: "cedarville-cursive",
    size: 15,
    line: 17,
    ink: "#1c1f2b",
    paper: "#c4e5b6",
  },
  P3: {
    ...{ family: "Reenie", font: "reenie-beanie", size: 22.5, line: 16.5, ink: "#16204f", paper: "#bcdcec" },
    also: "letter-spacing:-.01em;-webkit-text-stroke:.3px",
  },
  P4: { family: "Gochi", font: "gochi-hand", size: 16.5, line: 16, ink: "#20211f", paper: "#f9c7a4" },
  P5: { family: "Kalam", font: "kalam", size: 14.5, line: 17, ink: "#54565c", paper: "#fcfaf0" },
  P6: {
    ...{
      family: "Shadows",
      font: "shadows-into-light",
      size: 17,
      line: 17.5,
      ink: "#6a2f86",
      paper: "#f5c6d0",
    },
    also: "-webkit-text-stroke:.2px",
  },
  P7: {
    ...{
      family: "Grace",
      font: "covered-by-your-grace",
      size: 16,
      line: 16.5,
      ink: "#141512",
      paper: "#dde98c",
    },
    also: "text-transform:uppercase",
  },
  P8: {
    ...{
      family: "Architect",
      font: "architects-daughter",
      size: 13.5,
      line: 16.5,
      ink: "#145a5e",
      paper: "#fbf0b9",
    },
    also: "letter-spacing:-.03em",
  },
  P9: {
    ...{
      family: "Nothing",
      font: "nothing-you-could-do",
      size: 13.5,
      line: 17.5,
      ink: "#a3262f",
      paper: "#c9d3f0",
    },
    also: "letter-spacing:-.06em;-webkit-text-stroke:.25px",
  },
};

export const handFaces = css`<style>${Object.values(hands).map(({ family, font }) => singleWeightFace(family, font))}
${Object.entries(hands).map(
  ([who, { family, size, line, ink, also }]) =>
    css`.${who}{font:400 ${size}px/${line}px ${family};color:${ink};${also}}`,
)}</style>`;
