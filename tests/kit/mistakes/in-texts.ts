import { inCards, inProfile, inStudy, type Mistake } from "./mistake.ts";

export const MISTAKES_IN_TEXTS: Mistake[] = [
  [
    "a tab at the start of a line",
    inStudy("  imgLink: null\n  title: Trading", "  imgLink: null\n\ttitle: Trading"),
    "case-studies/trade/case-study.yaml:7:1 use spaces at the start of a line, no tabs",
  ],
  [
    "no-break spaces at the start of a line",
    inStudy("  title: Trading", "\u00a0\u00a0title: Trading"),
    "case-studies/trade/case-study.yaml:7:1 use spaces at the start of a line, no special ones",
  ],
  [
    "no space after a colon",
    inProfile("name: Ada", "name:Ada"),
    'profile.yaml:1:5 name: write a space after the colon, "field: text"',
  ],
  [
    "no space after a colon, further in",
    inStudy("    title: Background", "    title:Background"),
    'case-studies/trade/case-study.yaml:15:10 title: write a space after the colon, "field: text"',
  ],
  [
    "a colon of another script",
    inProfile("name: Ada", "name：Ada"),
    'profile.yaml:1:5 name: write a space after the colon, "field: text"',
  ],
  [
    "a colon in a text",
    inProfile("tagline: Designs things.", "tagline: Designer: things"),
    "profile.yaml:2:10 tagline: put the text in quotes, because of the colon in it",
  ],
  [
    "a colon at the end of a text",
    inStudy("role: Designer", "role: Designer of:"),
    "case-studies/trade/case-study.yaml:2:7 role: put the text in quotes, because of the colon in it",
  ],
  [
    "a text with a colon in a list",
    inStudy("tags: [Desktop]", "tags:\n    - Desktop: Mac"),
    'case-studies/trade/case-study.yaml:10:7 hero.tags[0]: write a text, no fields; one with ": " in it needs quotes',
  ],
  [
    "a # in a text",
    inProfile("tagline: Designs things.", "tagline: Designer #1 of things"),
    "profile.yaml:2:19 tagline: the text ends here, because # after a space starts a comment: put all of it in quotes",
  ],
  [
    "a # in a text of two lines",
    inProfile("tagline: Designs things.", "tagline: Designer #1\n  of things"),
    "profile.yaml:2:19 tagline: the text ends here, because # after a space starts a comment: put all of it in quotes",
  ],
  [
    "a # at the start of a text",
    inProfile("tagline: Designs things.", "tagline: #1 designer"),
    "profile.yaml:2:10 tagline: write a text; # after a space starts a comment, so it needs quotes",
  ],
  [
    "a # in a list",
    inStudy("tags: [Desktop]", "tags: [Desktop, #1]"),
    "case-studies/trade/case-study.yaml:9:9 tags: put the item that starts with # in quotes: without them it hides the rest of the line",
  ],
  [
    "a comment behind an address",
    inProfile("- mailto:ada@example.com", "- mailto:ada@example.com # private"),
    "profile.yaml:5:28 links[1]: the text ends here, because # after a space starts a comment: put all of it in quotes",
  ],
  [
    "curly quotes around a text with a colon",
    inProfile("tagline: Designs things.", "tagline: “Designer: things”"),
    'profile.yaml:2:10 tagline: write straight quotes (") in place of “',
  ],
  [
    "curly quotes around a colour",
    inCards('"#0e1a17"', "“#0e1a17”"),
    'projects.yaml:7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes; use straight quotes (") in place of “',
  ],
  [
    "a quote that is not closed",
    inProfile("name: Ada", 'name: "Ada'),
    'profile.yaml:1:7 name: the quote that opens here is not closed: write another " at the end of the text',
  ],
  [
    "a single quote that is not closed",
    inStudy("    title: Problems", "    title: 'Problems"),
    "case-studies/trade/case-study.yaml:19:12 title: the quote that opens here is not closed: write another ' at the end of the text",
  ],
  [
    "a quote that is not closed in a list",
    inStudy("tags: [Desktop]", 'tags:\n    - "Desktop\n    - Web'),
    'case-studies/trade/case-study.yaml:10:7 the quote that opens here is not closed: write another " at the end of the text',
  ],
  [
    "text after a closing quote",
    inProfile("tagline: Designs things.", 'tagline: "Calm" tools'),
    'profile.yaml:2:10 tagline: the text goes on after its closing quote: put all of it in quotes, and write \\" for each " in it',
  ],
  [
    "an apostrophe in single quotes",
    inProfile("tagline: Designs things.", "tagline: 'It's calm'"),
    "profile.yaml:2:10 tagline: the text goes on after its closing quote: put all of it in quotes, and write '' for each ' in it",
  ],
  [
    "a backslash in double quotes",
    inProfile("tagline: Designs things.", 'tagline: "C:\\docs"'),
    "profile.yaml:2:10 tagline: write \\\\ for each \\ in it, or use single quotes",
  ],
  [
    "a text that starts with @",
    inProfile("tagline: Designs things.", "tagline: @ada designs"),
    "profile.yaml:2:10 tagline: put the text in quotes, because it starts with @",
  ],
  [
    "a text that starts with *",
    inStudy("    title: Background", "    title: *Background*"),
    "case-studies/trade/case-study.yaml:15:12 sections[0].title: put the text in quotes, because it starts with *",
  ],
  [
    "a text that starts with &",
    inStudy("    title: Background", "    title: &Co"),
    "case-studies/trade/case-study.yaml:15:12 sections[0].title: put the text in quotes, because it starts with &",
  ],
  [
    "a text that starts with !",
    inStudy("    title: Background", "    title: !Wow nice"),
    "case-studies/trade/case-study.yaml:15:12 sections[0].title: put the text in quotes, because it starts with !",
  ],
  [
    "a text that starts with %",
    inProfile("tagline: Designs things.", "tagline: %done"),
    "profile.yaml:2:10 tagline: put the text in quotes, because it starts with %",
  ],
  [
    "a text that starts with [",
    inProfile("tagline: Designs things.", "tagline: [Draft] things"),
    "profile.yaml:2:10 tagline: put the text in quotes, because it starts with [",
  ],
  [
    "a text all in brackets",
    inProfile("tagline: Designs things.", "tagline: [Draft]"),
    "profile.yaml:2:10 tagline: write a text, no list; one that starts with [ or - needs quotes",
  ],
  [
    "a text that starts with >",
    inProfile("tagline: Designs things.", "tagline: > 100 things"),
    "profile.yaml:2:10 tagline: put the text in quotes, because it starts with >",
  ],
  [
    "a text that starts with -",
    inProfile("tagline: Designs things.", "tagline: - things"),
    "profile.yaml:2:10 tagline: write each item on a line of its own below this one, or put the text in quotes",
  ],
];
