import { type ContentProblem, inFiles } from "./content-problem.ts";

export const PROBLEMS_IN_LAYOUT: ContentProblem[] = inFiles(String.raw`
projects.yaml
  a merge key |     type: Design →     <<: *base\n    type: Design
    9:9 cards[0].<<: put the text in quotes, because it starts with *

profile.yaml
  a first field too far right | name: Ada →  name: Ada
    2:1 tagline: this line starts too far left or right: give it as many spaces as the other fields of its group
  a text without its field | tagline: Designs things. → tagline: Designs\nthings.
    3:1 each line begins with its field, "title: …"; a text that goes on must start further right than its field
  a text under | too far left | tagline: Designs things. → tagline: |\nDesigns things.
    3:1 each line begins with its field, "title: …"; a text that goes on must start further right than its field
  = in place of a colon | name: Ada → name = Ada
    1:1 each line begins with its field, "title: …"; a text that goes on must start further right than its field
  a field twice | tagline: Designs things. → tagline: Designs things.\ntagline: And more.
    3:1 tagline: stands here a second time: keep one of them
  an alias without anchor | name: Ada → name: *ada
    1:7 name: put the text in quotes, because it starts with *
  two documents in a file | tagline: Designs → ---\ntagline: Designs
    2:1 take out this line: --- and ... would begin a second document, which nobody reads

case-studies/trade/case-study.yaml
  a list without ] | tags: [Desktop] → tags: [Desktop
    9:9 tags: write ] at the end of the list that starts with [
  hyphens without space | tags: [Desktop] → tags:\n    -Desktop\n    -Web
    10:5 hero.tags: write a list: lines that start with a hyphen and a space
  a second hyphen without space | tags: [Desktop] → tags:\n    - Desktop\n    -Web
    11:5 write a space after the hyphen
  a field too far right |   description: A calm desk.\n →    description: A calm desk.\n
    8:4 description: this line starts too far left or right: give it as many spaces as the other fields of its group
  a field too far left |     description: Some text. →    description: Some text.
    16:4 description: this line starts too far left or right: give it as many spaces as the other fields of its group
  a field twice, further in |   width: 1120 →   width: 1120\n  width: 900
    11:3 hero.width: stands here a second time: keep one of them
  a missing dash of an item |   - type: blockWithBullets →     type: blockWithBullets
    18:5 sections[0].type: stands here a second time: write "- " before it if a new item begins here, or keep one of them
  an en dash as the dash of an item |   - type: blockWithBullets →   – type: blockWithBullets
    18:3 write a hyphen (-) in place of –
  an alias to itself | tags: [Desktop] → tags: &tags [*tags]
    9:9 hero.tags: put the text in quotes, because it starts with &
    9:16 hero.tags[0]: put the text in quotes, because it starts with *
`);
