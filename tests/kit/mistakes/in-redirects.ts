import type { SmallContent } from "../content/small-content.ts";
import type { Mistake } from "./mistake.ts";

export const MISTAKES_IN_REDIRECTS: Mistake[] = [
  [
    "redirects that are no list",
    (content) => content.write("redirects.yaml", "from: /old\nto: /trade\n"),
    "redirects.yaml:1:1 write a list: lines that start with a hyphen",
  ],
  [
    "an old address of another site",
    (content) => redirect(content, ["https://ada.example/old", "/trade"]),
    "redirects.yaml:1:9 [0].from: write the old path alone, such as /old-name: no https://, spaces, ? or #",
  ],
  [
    "an old address that is a page",
    (content) => redirect(content, ["/trade", "/"]),
    "redirects.yaml:1:9 [0].from: /trade is a page of today: only an address without a page can lead on",
  ],
  [
    "an old address that the site needs",
    (content) => redirect(content, ["/api/old", "/"]),
    "redirects.yaml:1:9 [0].from: the site itself needs /api",
  ],
  [
    "an old address twice",
    (content) => redirect(content, ["/old", "/"], ["/old/", "/trade"]),
    "redirects.yaml:3:9 [1].from: stands above already: keep one",
  ],
  [
    "an old address that leads nowhere",
    (content) => redirect(content, ["/old", "/trad"]),
    'redirects.yaml:2:7 [0].to: there is no page "/trad"; did you mean "/trade"?',
  ],
  [
    "an old address that leads to an old one",
    (content) => redirect(content, ["/older", "/old"], ["/old", "/trade"]),
    'redirects.yaml:2:7 [0].to: /old is an old address itself: write "/trade"',
  ],
  [
    "old addresses that lead in a circle",
    (content) => redirect(content, ["/older", "/old"], ["/old", "/older"]),
    "redirects.yaml:2:7 [0].to: /old leads back here: write an address of today",
    "redirects.yaml:4:7 [1].to: /older leads back here: write an address of today",
  ],
  [
    "an old address that leads to one without https",
    (content) => redirect(content, ["/old", "http://ada.example"]),
    'redirects.yaml:2:7 [0].to: write "/name" of a case study, "/" or an address that starts with https://',
  ],
  [
    "redirects called .yml",
    (content) => content.write("redirect.yml", "- from: /old\n  to: /trade\n"),
    'redirects.yaml:1:1 is called "redirect.yml" here: rename it',
  ],
];

function redirect(content: SmallContent, ...entries: [from: string, to: string][]): Promise<void> {
  const lines = entries.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`);
  return content.write("redirects.yaml", lines.join(""));
}
