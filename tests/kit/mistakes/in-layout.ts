import { inCards, inProfile, inStudy, type Mistake } from "./mistake.ts";

export const MISTAKES_IN_LAYOUT: Mistake[] = [
  [
    "a list without ]",
    inStudy("tags: [Desktop]", "tags: [Desktop"),
    "case-studies/trade/case-study.yaml:9:9 tags: write ] at the end of the list that starts with [",
  ],
  [
    "hyphens without space",
    inStudy("tags: [Desktop]", "tags:\n    -Desktop\n    -Web"),
    "case-studies/trade/case-study.yaml:10:5 hero.tags: write a list: lines that start with a hyphen and a space",
  ],
  [
    "a second hyphen without space",
    inStudy("tags: [Desktop]", "tags:\n    - Desktop\n    -Web"),
    "case-studies/trade/case-study.yaml:11:5 write a space after the hyphen",
  ],
  [
    "a field too far right",
    inStudy("  description: A calm desk.\n", "   description: A calm desk.\n"),
    "case-studies/trade/case-study.yaml:8:4 description: this line starts too far left or right: give it as many spaces as the other fields of its group",
  ],
  [
    "a field too far left",
    inStudy("    description: Some text.", "   description: Some text."),
    "case-studies/trade/case-study.yaml:16:4 description: this line starts too far left or right: give it as many spaces as the other fields of its group",
  ],
  [
    "a first field too far right",
    inProfile("name: Ada", " name: Ada"),
    "profile.yaml:2:1 tagline: this line starts too far left or right: give it as many spaces as the other fields of its group",
  ],
  [
    "a text without its field",
    inProfile("tagline: Designs things.", "tagline: Designs\nthings."),
    'profile.yaml:3:1 each line begins with its field, "title: …"; a text that goes on must start further right than its field',
  ],
  [
    "a text under | too far left",
    inProfile("tagline: Designs things.", "tagline: |\nDesigns things."),
    'profile.yaml:3:1 each line begins with its field, "title: …"; a text that goes on must start further right than its field',
  ],
  [
    "= in place of a colon",
    inProfile("name: Ada", "name = Ada"),
    'profile.yaml:1:1 each line begins with its field, "title: …"; a text that goes on must start further right than its field',
  ],
  [
    "a field twice",
    inProfile("tagline: Designs things.", "tagline: Designs things.\ntagline: And more."),
    "profile.yaml:3:1 tagline: stands here a second time: keep one of them",
  ],
  [
    "a field twice, further in",
    inStudy("  width: 1120", "  width: 1120\n  width: 900"),
    "case-studies/trade/case-study.yaml:11:3 hero.width: stands here a second time: keep one of them",
  ],
  [
    "an alias without anchor",
    inProfile("name: Ada", "name: *ada"),
    "profile.yaml:1:7 name: put the text in quotes, because it starts with *",
  ],
  [
    "an alias to itself",
    inStudy("tags: [Desktop]", "tags: &tags [*tags]"),
    "case-studies/trade/case-study.yaml:9:9 hero.tags: put the text in quotes, because it starts with &",
    "case-studies/trade/case-study.yaml:9:16 hero.tags[0]: put the text in quotes, because it starts with *",
  ],
  [
    "a merge key",
    inCards("    type: Design", "    <<: *base\n    type: Design"),
    "projects.yaml:9:9 cards[0].<<: put the text in quotes, because it starts with *",
  ],
  [
    "two documents in a file",
    inProfile("tagline: Designs", "---\ntagline: Designs"),
    "profile.yaml:2:1 take out this line: --- and ... would begin a second document, which nobody reads",
  ],
];
