import { readFile, writeFile } from "node:fs/promises";
import { describeMachine } from "./machine.ts";
import type { Verdict } from "./verdict.ts";

const FILE = "docs/performance.md";

const INTRODUCTION = `# Speed

\`npm run build && npm run bench\` measures the built site and writes this page; \`npm run bench -- pages\`, \`server\` or
\`growth\` measures one part and leaves the others; \`--runs=9\` takes medians of nine runs of a page instead of three.
Times differ from machine to machine and with what else it does, so each stands beside a reference measured in the same
run. Kilobytes are of 1000 bytes, as they travel.
`;

export interface Section {
  title: string;
  text: string;
  verdict?: Verdict;
}

/** Sections of other parts stay as they are. */
export async function writeSection({ title, text, verdict }: Section): Promise<void> {
  const sections = new Map(splitSections(await readFile(FILE, "utf8").catch(() => "")));
  sections.set(title, [describeMachine(), text, ...(verdict ? [tell(verdict)] : [])].join("\n\n"));
  const inOrder = TITLES.filter((name) => sections.has(name));
  const body = inOrder.map((name) => `## ${name}\n\n${sections.get(name)}\n`);
  await writeFile(FILE, [INTRODUCTION, ...body].join("\n"));
}

const TITLES = ["Pages", "Server", "Growth"];

function splitSections(page: string): [title: string, text: string][] {
  const parts = page.split(/^## /m).slice(1);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    return [title, lines.join("\n").trim()];
  });
}

function tell({ broken, missed }: Verdict): string {
  if (broken.length + missed.length === 0) return "All budgets were kept.";
  return ["Budgets not kept:", "", ...[...broken, ...missed].map((line) => `- ${line}`)].join("\n");
}
