import { type ContentProblem, inFiles } from "./content-problem.ts";

export const PROBLEMS_IN_LINKS: ContentProblem[] = inFiles(String.raw`
projects.yaml
  a card's link without slash | link: /trade → link: trade
    8:11 cards[0].link: write it with a slash: "/trade"
  a card's link with a slash at its end | link: /trade → link: /trade/
    8:11 cards[0].link: write it without the slash at its end
  a card for a misspelt study | link: /trade → link: /trad
    8:11 cards[0].link: there is no case study "/trad"; did you mean "/trade"?
  a type that neither the site nor the profile knows | type: Design → type: Reserch
    9:11 cards[0].type: write Design, Full-Stack or Front-end, or list "Reserch" under types in profile.yaml

profile.yaml
  an address without https | https://www.linkedin.com/in/ada → www.linkedin.com/in/ada
    4:5 links[0]: write an address that starts with https://, mailto: or tel:; did you mean "https://www.linkedin.com/in/ada"?
  a file of the computer as an address | https://www.linkedin.com/in/ada → file:///Users/ada/x.html
    4:5 links[0]: write an address that starts with https://, mailto: or tel:
  an e-mail address without mailto | mailto:ada@example.com → ada@example.com
    5:5 links[1]: write an address that starts with https://, mailto: or tel:
  a picture that is not there | imgLink: avatar.png → imgLink: portrait.png
    9:12 blurb.imgLink: there is no file "portrait.png" in content
  a picture in capitals | imgLink: avatar.png → imgLink: Avatar.PNG
    9:12 blurb.imgLink: the file is called "avatar.png": write capitals and small letters as there
  jpeg for png | imgLink: avatar.png → imgLink: avatar.jpeg
    9:12 blurb.imgLink: there is no file "avatar.jpeg" in content; did you mean "avatar.png"?
  a picture without ending | imgLink: avatar.png → imgLink: avatar
    9:12 blurb.imgLink: there is no file "avatar" in content; did you mean "avatar.png"?
  a picture of the web | imgLink: avatar.png → imgLink: https://example.com/a.png
    9:12 blurb.imgLink: "https://example.com/a.png" must stand beside this file
  a picture in another folder | imgLink: avatar.png → imgLink: ../avatar.png
    9:12 blurb.imgLink: "../avatar.png" must stand beside this file
  a backslash in a file's name | imgLink: avatar.png → imgLink: pictures\avatar.png
    9:12 blurb.imgLink: write / in place of \: "pictures/avatar.png"
  no links | links:\n  - https://www.linkedin.com/in/ada\n  - mailto:ada@example.com → links: []
    3:8 links: write at least one address
  an address that runs a script | https://www.linkedin.com/in/ada → javascript:alert(1)
    4:5 links[0]: write an address that starts with https://, mailto: or tel:
  an address twice | mailto:ada@example.com → https://www.linkedin.com/in/ada
    4:3 links: write each address once
  seven addresses |   - mailto:ada@example.com →   - tel:1\n  - tel:2\n  - tel:3\n  - tel:4\n  - tel:5\n  - tel:6
    4:3 links: write at most six addresses

case-studies/trade/case-study.yaml
  a picture without words |   imgLink: null\n  title →   imgLink: hero.png\n  title
    5:1 hero.alt: is missing: say in words what hero.png shows
  a picture of a section that is not there |     imgLink: null\n  - type →     imgLink: x.png\n    alt: X\n  - type
    17:14 sections[0].imgLink: there is no file "x.png" in case-studies/trade
  a link of a text that starts with javascript: | A calm desk.\nhero → See [this](javascript:alert).\nhero
    4:10 summary: the link to "javascript:alert" leads nowhere: start its address with https://, mailto:, tel:, / or #
  a link of a text without https | Some text. → Fine [here](/trade#end), [as a file](/cv.pdf) and [at home](/), not [there](www.example.com).
    16:18 sections[0].description: the link to "www.example.com" leads nowhere: start its address with https://, mailto:, tel:, / or #
  a link of a text to a misspelt study | Some text. → And [that](/trad#end).
    16:18 sections[0].description: the link to "/trad#end" leads nowhere; did you mean "/trade"?
  two links that lead nowhere in one text | description: Some text. → description: "[a](/trad) and [b](www.b.example)"
    16:18 sections[0].description: the link to "/trad" leads nowhere; did you mean "/trade"? — and the link to "www.b.example" leads nowhere: start its address with https://, mailto:, tel:, / or #

redirects.yaml
  redirects that are no list | → from: /old\nto: /trade\n
    1:1 write a list: lines that start with a hyphen
  an old address of another site | → - from: https://ada.example/old\n  to: /trade\n
    1:9 [0].from: write the old path alone, such as /old-name: no https://, spaces, ? or #
  an old address that is a page | → - from: /trade\n  to: /\n
    1:9 [0].from: /trade is a page of today: only an address without a page can lead on
  an old address that the site needs | → - from: /api/old\n  to: /\n
    1:9 [0].from: the site itself needs /api
  an old address twice | → - from: /old\n  to: /\n- from: /old/\n  to: /trade\n
    3:9 [1].from: stands above already: keep one
  an old address that leads nowhere | → - from: /old\n  to: /trad\n
    2:7 [0].to: there is no page "/trad"; did you mean "/trade"?
  an old address that leads to an old one | → - from: /older\n  to: /old\n- from: /old\n  to: /trade\n
    2:7 [0].to: /old is an old address itself: write "/trade"
  old addresses that lead in a circle | → - from: /older\n  to: /old\n- from: /old\n  to: /older\n
    2:7 [0].to: /old leads back here: write an address of today
    4:7 [1].to: /older leads back here: write an address of today
  an old address that leads to one without https | → - from: /old\n  to: http://ada.example\n
    2:7 [0].to: write "/name" of a case study, "/" or an address that starts with https://
`);
