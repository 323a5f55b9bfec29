import { type ContentProblem, whole } from "./content-problem.ts";

export const PROBLEMS_IN_REDIRECTS: ContentProblem[] = whole("redirects.yaml", [
  [
    "redirects that are no list",
    "from: /old\nto: /trade\n",
    "1:1 write a list: lines that start with a hyphen",
  ],
  [
    "an old address of another site",
    redirects(["https://ada.example/old", "/trade"]),
    "1:9 [0].from: write the old path alone, such as /old-name: no https://, spaces, ? or #",
  ],
  [
    "an old address that is a page",
    redirects(["/trade", "/"]),
    "1:9 [0].from: /trade is a page of today: only an address without a page can lead on",
  ],
  [
    "an old address that the site needs",
    redirects(["/api/old", "/"]),
    "1:9 [0].from: the site itself needs /api",
  ],
  [
    "an old address twice",
    redirects(["/old", "/"], ["/old/", "/trade"]),
    "3:9 [1].from: stands above already: keep one",
  ],
  [
    "an old address that leads nowhere",
    redirects(["/old", "/trad"]),
    '2:7 [0].to: there is no page "/trad"; did you mean "/trade"?',
  ],
  [
    "an old address that leads to an old one",
    redirects(["/older", "/old"], ["/old", "/trade"]),
    '2:7 [0].to: /old is an old address itself: write "/trade"',
  ],
  [
    "old addresses that lead in a circle",
    redirects(["/older", "/old"], ["/old", "/older"]),
    "2:7 [0].to: /old leads back here: write an address of today",
    "4:7 [1].to: /older leads back here: write an address of today",
  ],
  [
    "an old address that leads to one without https",
    redirects(["/old", "http://ada.example"]),
    '2:7 [0].to: write "/name" of a case study, "/" or an address that starts with https://',
  ],
]);

function redirects(...entries: [from: string, to: string][]): string {
  return entries.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join("");
}
