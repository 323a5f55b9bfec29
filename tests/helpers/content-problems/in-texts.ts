import { type ContentProblem, inFiles } from "./content-problem.ts";

export const PROBLEMS_IN_TEXTS: ContentProblem[] = inFiles(String.raw`
projects.yaml
  curly quotes around a colour | "#0e1a17" → “#0e1a17”
    7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes; use straight quotes (") in place of “

profile.yaml
  no space after a colon | name: Ada → name:Ada
    1:5 name: write a space after the colon, "field: text"
  a colon of another script | name: Ada → name：Ada
    1:5 name: write a space after the colon, "field: text"
  a colon in a text | tagline: Designs things. → tagline: Designer: things
    2:10 tagline: put the text in quotes, because of the colon in it
  a # in a text | tagline: Designs things. → tagline: Designer #1 of things
    2:19 tagline: the text ends here, because # after a space starts a comment: put all of it in quotes
  a # in a text of two lines | tagline: Designs things. → tagline: Designer #1\n  of things
    2:19 tagline: the text ends here, because # after a space starts a comment: put all of it in quotes
  a # at the start of a text | tagline: Designs things. → tagline: #1 designer
    2:10 tagline: write a text; # after a space starts a comment, so it needs quotes
  a comment behind an address | - mailto:ada@example.com → - mailto:ada@example.com # private
    5:28 links[1]: the text ends here, because # after a space starts a comment: put all of it in quotes
  curly quotes around a text with a colon | tagline: Designs things. → tagline: “Designer: things”
    2:10 tagline: write straight quotes (") in place of “
  a quote that is not closed | name: Ada → name: "Ada
    1:7 name: the quote that opens here is not closed: write another " at the end of the text
  text after a closing quote | tagline: Designs things. → tagline: "Calm" tools
    2:10 tagline: the text goes on after its closing quote: put all of it in quotes, and write \" for each " in it
  an apostrophe in single quotes | tagline: Designs things. → tagline: 'It's calm'
    2:10 tagline: the text goes on after its closing quote: put all of it in quotes, and write '' for each ' in it
  a backslash in double quotes | tagline: Designs things. → tagline: "C:\docs"
    2:10 tagline: write \\ for each \ in it, or use single quotes
  a text that starts with @ | tagline: Designs things. → tagline: @ada designs
    2:10 tagline: put the text in quotes, because it starts with @
  a text that starts with % | tagline: Designs things. → tagline: %done
    2:10 tagline: put the text in quotes, because it starts with %
  a text that starts with [ | tagline: Designs things. → tagline: [Draft] things
    2:10 tagline: put the text in quotes, because it starts with [
  a text all in brackets | tagline: Designs things. → tagline: [Draft]
    2:10 tagline: write a text, no list; one that starts with [ or - needs quotes
  a text that starts with > | tagline: Designs things. → tagline: > 100 things
    2:10 tagline: put the text in quotes, because it starts with >
  a text that starts with - | tagline: Designs things. → tagline: - things
    2:10 tagline: write each item on a line of its own below this one, or put the text in quotes

case-studies/trade/case-study.yaml
  a tab at the start of a line |   imgLink: null\n  title: Trading →   imgLink: null\n\ttitle: Trading
    7:1 use spaces at the start of a line, no tabs
  no-break spaces at the start of a line |   title: Trading →   title: Trading
    7:1 use spaces at the start of a line, no special ones
  no space after a colon, further in |     title: Background →     title:Background
    15:10 title: write a space after the colon, "field: text"
  a colon at the end of a text | role: Designer → role: Designer of:
    2:7 role: put the text in quotes, because of the colon in it
  a text with a colon in a list | tags: [Desktop] → tags:\n    - Desktop: Mac
    10:7 hero.tags[0]: write a text, no fields; one with ": " in it needs quotes
  a # in a text with Markdown | description: Some text. → description: Issue #1 is the best
    16:24 sections[0].description: the text ends here, because # after a space starts a comment: put all of it in quotes
  a # in a list | tags: [Desktop] → tags: [Desktop, #1]
    9:9 tags: put the item that starts with # in quotes: without them it hides the rest of the line
  a single quote that is not closed |     title: Problems →     title: 'Problems
    19:12 title: the quote that opens here is not closed: write another ' at the end of the text
  a quote that is not closed in a list | tags: [Desktop] → tags:\n    - "Desktop\n    - Web
    10:7 the quote that opens here is not closed: write another " at the end of the text
  a text that starts with * |     title: Background →     title: *Background*
    15:12 sections[0].title: put the text in quotes, because it starts with *
  a text that starts with & |     title: Background →     title: &Co
    15:12 sections[0].title: put the text in quotes, because it starts with &
  a text that starts with ! |     title: Background →     title: !Wow nice
    15:12 sections[0].title: put the text in quotes, because it starts with !
`);
