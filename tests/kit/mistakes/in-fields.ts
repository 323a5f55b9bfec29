import { inCards, inProfile, inStudy, type Mistake } from "./mistake.ts";

export const MISTAKES_IN_FIELDS: Mistake[] = [
  [
    "a field that is nearly right",
    inProfile("footer:", "foter:"),
    'profile.yaml:11:8 foter: no such field; did you mean "footer"?',
  ],
  [
    "a field with a capital",
    inStudy("role: Designer", "Role: Designer"),
    'case-studies/trade/case-study.yaml:2:7 Role: no such field; did you mean "role"?',
  ],
  [
    "a field that belongs further in",
    inStudy("role: Designer", "role: Designer\ntags: [Web]"),
    "case-studies/trade/case-study.yaml:3:7 tags: no such field here; it belongs under hero",
  ],
  [
    "a field that belongs further out",
    inStudy("  width: 1120", "  width: 1120\n  summary: Calm."),
    "case-studies/trade/case-study.yaml:11:12 hero.summary: no such field here; it belongs at the left edge of the file",
  ],
  [
    "a field of another kind of section",
    inStudy("    description: Some text.", "    description: Some text.\n    bullets: []"),
    "case-studies/trade/case-study.yaml:17:14 sections[0].bullets: no such field here; it belongs in sections of type blockWithBullets",
  ],
  [
    "a field that nobody knows",
    inProfile("name: Ada", "name: Ada\nphone: none"),
    "profile.yaml:2:8 phone: no such field; there are name, title, lang, tagline, links, types, blurb, footer",
  ],
  [
    "a field called like a part of JavaScript",
    inProfile("name: Ada", "name: Ada\n__proto__: none\nconstructor: none"),
    "profile.yaml:2:12 __proto__: no such field; there are name, title, lang, tagline, links, types, blurb, footer",
    "profile.yaml:3:14 constructor: no such field; there are name, title, lang, tagline, links, types, blurb, footer",
  ],
  ["a field left out", inProfile("tagline: Designs things.\n", ""), "profile.yaml:1:1 tagline: is missing"],
  [
    "an empty field",
    inProfile("tagline: Designs things.", "tagline:"),
    "profile.yaml:2:9 tagline: write a text",
  ],
  ["a text of spaces", inProfile("name: Ada", 'name: "  "'), "profile.yaml:1:7 name: must not be empty"],
  [
    "a list where a text belongs",
    inStudy("role: Designer", "role:\n  - Designer\n  - Lead"),
    "case-studies/trade/case-study.yaml:3:3 role: write a text, no list; one that starts with [ or - needs quotes",
  ],
  [
    "a text where a list belongs",
    inStudy("tags: [Desktop]", "tags: Desktop"),
    "case-studies/trade/case-study.yaml:9:9 hero.tags: write a list: lines that start with a hyphen",
  ],
  [
    "a text where fields belong",
    inProfile(
      "blurb:\n  title: Hello\n  description: I am Ada.\n  imgLink: avatar.png\n  alt: Ada, drawn\n",
      "blurb: Hello\n",
    ),
    'profile.yaml:6:8 blurb: write fields here, one a line: "title: …"',
  ],
  [
    "fields where a list belongs",
    inCards("  - title: Trading", "    title: Trading"),
    "projects.yaml:2:5 cards: write a list: lines that start with a hyphen",
  ],
  [
    "no sections",
    inStudy(/sections:[\s\S]*$/, "sections: []\n"),
    "case-studies/trade/case-study.yaml:13:11 sections: write at least one section",
  ],
  [
    "a type in another spelling",
    inStudy("type: textImage", "type: TextImage"),
    "case-studies/trade/case-study.yaml:14:11 sections[0].type: write one of: textImage, blockWithBullets, textVideo",
  ],
  [
    "access in another spelling",
    inStudy("access: passcode", "access: Password"),
    "case-studies/trade/case-study.yaml:1:9 access: write public or passcode",
  ],
  [
    "a number with px",
    inStudy("width: 1120", "width: 1120px"),
    "case-studies/trade/case-study.yaml:10:10 hero.width: write a number of pixels; digits only, without quotes and px",
  ],
  [
    "a number in quotes",
    inStudy("spacing: 64", 'spacing: "64"'),
    "case-studies/trade/case-study.yaml:11:12 hero.spacing: write a number of pixels; digits only, without quotes and px",
  ],
  [
    "half a pixel",
    inStudy("spacing: 64", "spacing: 6.5"),
    "case-studies/trade/case-study.yaml:11:12 hero.spacing: write a number of pixels, a whole one",
  ],
  [
    "a number too large",
    inStudy("width: 1120", "width: 11200"),
    "case-studies/trade/case-study.yaml:10:10 hero.width: write a number of pixels, 2000 at most",
  ],
  [
    "a colour without quotes",
    inCards('"#0e1a17"', "#0e1a17"),
    'projects.yaml:7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes; # after a space starts a comment, so it needs quotes',
  ],
  [
    "a colour of three digits",
    inCards('"#0e1a17"', '"#fff"'),
    'projects.yaml:7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes',
  ],
  [
    "a colour without #",
    inCards('"#0e1a17"', "001122"),
    'projects.yaml:7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes',
  ],
  [
    "a summary too long",
    inStudy(
      "summary: A calm desk.",
      "summary: word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word",
    ),
    "case-studies/trade/case-study.yaml:4:10 summary: use at most 60 words",
  ],
];
