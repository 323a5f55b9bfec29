import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** A study of one section and no picture. */
export function smallStudy({ access, title, text }: { access: string; title: string; text: string }): string {
  return `access: ${access}
role: Designer
team: Alone
summary: A small study.
hero:
  imgLink: null
  title: ${title}
  description: Small.
  tags: [Web]
  width: 800
  spacing: 20
  bgColor: "#123456"
sections:
  - type: textImage
    title: The only section
    description: ${text}
    imgLink: null
`;
}

export async function writeDot(path: string, background: string): Promise<void> {
  await sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .png()
    .toFile(path);
}

/** Writes the least that a content folder may hold: one card, one picture, one public study at /first. */
export async function writeSmallContent(folder: string): Promise<void> {
  const files: Record<string, string> = {
    "profile.yaml": `name: Ada Test
tagline: A tagline.
links:
  - https://www.linkedin.com/in/ada-example
  - mailto:ada@example.com
blurb:
  title: Hello
  description: Some strings.
  imgLink: dot.png
  alt: A dot.
footer: © 2026 Ada Test
`,
    "projects.yaml": `cards:
  - title: First
    description: The first.
    image: dot.png
    alt: A dot.
    bgimage: null
    bgColor: "#123456"
    link: /first
    type: Design
    hover: rise
`,
    "case-studies/first/case-study.yaml": smallStudy({ access: "public", title: "First", text: "Open." }),
  };
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  await writeDot(join(folder, "dot.png"), "#7799aa");
}
