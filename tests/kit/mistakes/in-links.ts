import { inCards, inProfile, inStudy, type Mistake } from "./mistake.ts";

export const MISTAKES_IN_LINKS: Mistake[] = [
  [
    "an address without https",
    inProfile("https://www.linkedin.com/in/ada", "www.linkedin.com/in/ada"),
    'profile.yaml:4:5 links[0]: write an address that starts with https://, mailto: or tel:; did you mean "https://www.linkedin.com/in/ada"?',
  ],
  [
    "a file of the computer as an address",
    inProfile("https://www.linkedin.com/in/ada", "file:///Users/ada/x.html"),
    "profile.yaml:4:5 links[0]: write an address that starts with https://, mailto: or tel:",
  ],
  [
    "an e-mail address without mailto",
    inProfile("mailto:ada@example.com", "ada@example.com"),
    "profile.yaml:5:5 links[1]: write an address that starts with https://, mailto: or tel:",
  ],
  [
    "a card's link without slash",
    inCards("link: /trade", "link: trade"),
    'projects.yaml:8:11 cards[0].link: write it with a slash: "/trade"',
  ],
  [
    "a card's link with a slash at its end",
    inCards("link: /trade", "link: /trade/"),
    "projects.yaml:8:11 cards[0].link: write it without the slash at its end",
  ],
  [
    "a card for a misspelt study",
    inCards("link: /trade", "link: /trad"),
    'projects.yaml:8:11 cards[0].link: there is no case study "/trad"; did you mean "/trade"?',
  ],
  [
    "a picture that is not there",
    inProfile("imgLink: avatar.png", "imgLink: portrait.png"),
    'profile.yaml:9:12 blurb.imgLink: there is no file "portrait.png" in content',
  ],
  [
    "a picture in capitals",
    inProfile("imgLink: avatar.png", "imgLink: Avatar.PNG"),
    'profile.yaml:9:12 blurb.imgLink: the file is called "avatar.png": write capitals and small letters as there',
  ],
  [
    "jpeg for png",
    inProfile("imgLink: avatar.png", "imgLink: avatar.jpeg"),
    'profile.yaml:9:12 blurb.imgLink: there is no file "avatar.jpeg" in content; did you mean "avatar.png"?',
  ],
  [
    "a picture without ending",
    inProfile("imgLink: avatar.png", "imgLink: avatar"),
    'profile.yaml:9:12 blurb.imgLink: there is no file "avatar" in content; did you mean "avatar.png"?',
  ],
  [
    "a picture of the web",
    inProfile("imgLink: avatar.png", "imgLink: https://example.com/a.png"),
    'profile.yaml:9:12 blurb.imgLink: "https://example.com/a.png" must stand beside this file',
  ],
  [
    "a picture in another folder",
    inProfile("imgLink: avatar.png", "imgLink: ../avatar.png"),
    'profile.yaml:9:12 blurb.imgLink: "../avatar.png" must stand beside this file',
  ],
  [
    "a backslash in a file's name",
    inProfile("imgLink: avatar.png", "imgLink: pictures\\avatar.png"),
    'profile.yaml:9:12 blurb.imgLink: write / in place of \\: "pictures/avatar.png"',
  ],
  [
    "a picture without words",
    inStudy("  imgLink: null\n  title", "  imgLink: hero.png\n  title"),
    "case-studies/trade/case-study.yaml:5:1 hero.alt: is missing: say in words what hero.png shows",
  ],
];
