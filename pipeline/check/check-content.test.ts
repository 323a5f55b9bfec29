import { pagePaths } from "#app/site-map.ts";
import { testProblems } from "../../tests/helpers/content/problem-table.ts";
import { CARD, STUDY_FILE, STUDY_FOLDER } from "../../tests/helpers/content/small-content.ts";

const SYNTAX_ADVICE = "Check the quotes, colons and spaces of this line and of the line above.";
const IMAGE_ADVICE = "export it as JPEG, PNG, WebP or AVIF";
const STRAY_FILE_PROBLEM =
  "no page uses this file: move it out of content/, or make it a page (case-studies/name/case-study.yaml or pages/name/page.yaml)";
const TWO_CARDS = `${CARD}${CARD}`.replaceAll("\n", "\\n");
const SLUG_PROBLEM = "becomes the address: use only lowercase letters, digits and hyphens";
const PAGE_YAML = "title: Trade\\ndescription: Mine.\\nsections: [{type: quote, quote: Q, who: W}]";
const HERO_FILE = `${STUDY_FOLDER}/hero.png`;
/** Edits a study so that its locked first section shows the public hero image. */
const HERO_IN_LOCKED_SECTION = String.raw`+ ${STUDY_FILE} |     imgLink: null\n  - type →     imgLink: hero.png\n    alt: A\n  - type`;
const LOCKED_FILE_PROBLEM = `this file is public here, but locked in sections[0].imgLink in ${STUDY_FILE}:17: use another file`;

testProblems(String.raw`
profile.yaml
  a custom page without a folder | name: Ada → name: Ada\npages: [about]
    2:9 pages[0]: there is no folder "about" in pages/
  a locked study that everyone is offered | name: Ada → name: Ada\nopenFirst: trade
    2:12 openFirst: "trade" is locked: write the name of a public study
  a misspelled study that everyone is offered | name: Ada → name: Ada\nopenFirst: trad
    2:12 openFirst: there is no folder "trad" in case-studies/; did you mean "trade"?
  an image that does not exist | imgLink: avatar.png → imgLink: portrait.png
    9:12 blurb.imgLink: "portrait.png" does not exist in content
  an image name with an uppercase letter | imgLink: avatar.png → imgLink: Avatar.PNG
    9:12 blurb.imgLink: "Avatar.PNG" is named "avatar.png": write the same uppercase and lowercase letters
  an image name with a different extension | imgLink: avatar.png → imgLink: avatar.jpeg
    9:12 blurb.imgLink: "avatar.jpeg" does not exist in content; did you mean "avatar.png"?
  an image on the web | imgLink: avatar.png → imgLink: https://example.com/a.png
    9:12 blurb.imgLink: "https://example.com/a.png" must be a file next to this one, or in a folder next to it
  an image in the parent folder | imgLink: avatar.png → imgLink: ../avatar.png
    9:12 blurb.imgLink: "../avatar.png" must be a file next to this one, or in a folder next to it
  a backslash in a path | imgLink: avatar.png → imgLink: pictures\avatar.png
    9:12 blurb.imgLink: "pictures\avatar.png" must be written with /: "pictures/avatar.png"

projects.yaml
  a card without alt text |     alt: A screen\n →
    2:5 cards[0].alt: is missing: describe what avatar.png shows
  a card's link without a slash | link: /trade → link: trade
    8:11 cards[0].link: write "/name" for a page of this site, or an address that starts with https://
  a card's link with a slash at the end | link: /trade → link: /trade/
    8:11 cards[0].link: there is no page "/trade/"; did you mean "/trade"?
  a card's link to a misspelled study | link: /trade → link: /trad
    8:11 cards[0].link: there is no page "/trad"; did you mean "/trade"?
  two cards with the same link | → cards:\n${TWO_CARDS}
    17:11 cards[1].link: cards[0] already has this link: give each card its own
  a card's type that the profile does not list | type: Design → type: Research
    9:11 cards[0].type: write Design, Full-Stack or Front-end, or add "Research" to the types in profile.yaml

theme.yaml
  a typeface that is not installed, and a misspelled value | → fonts:\n  text: "@fontsource/none"\nshape:\n  buttons: round
    2:9 fonts.text: "@fontsource/none" is not installed: run npm install @fontsource/none
    4:12 shape.buttons: write pill, rounded or square

case-studies/trade/case-study.yaml
  a hero without alt text |   imgLink: null\n  title →   imgLink: hero.png\n  title
    6:3 hero.alt: is missing: describe what hero.png shows
  a video without alt text and poster | A problem.\n    imgLink: null\n → A problem.\n    imgLink: null\n  - type: textVideo\n    title: V\n    description: V\n    videoLink: a.mp4\n
    24:5 sections[2].alt: is missing: describe what a.mp4 shows
    24:5 sections[2].poster: is missing: write the name of an image to show before a.mp4 plays
  a text link without https:// | Some text. → Fine [here](/trade?a=1#end), [there](www.example.com), [as a file](/cv.pdf) and [at home](/).
    16:18 sections[0].description: the link to "www.example.com" must start with https://, mailto:, tel:, / or #
  a text link to a misspelled study | Some text. → And [that](/trad#end).
    16:18 sections[0].description: the link to "/trad#end" does not lead to a page; did you mean "/trade"?

redirects.yaml
  a redirect from a page | → - from: /trade\n  to: /\n
    1:9 [0].from: /trade is an existing page: redirect only addresses without a page
  a redirect from a reserved address | → - from: /api/old\n  to: /\n
    1:9 [0].from: the site needs the address /api: it cannot be redirected
  a repeated redirect | → - from: /old\n  to: /\n- from: /old/\n  to: /trade\n
    3:9 [1].from: is already in this list: remove one entry
  a redirect to a misspelled page | → - from: /old\n  to: /trad\n
    2:7 [0].to: there is no page "/trad"; did you mean "/trade"?
  redirects in a circle | → - from: /older\n  to: /old\n- from: /old\n  to: /older\n
    2:7 [0].to: /old is part of a redirect loop: write the address of a page
    4:7 [1].to: /older is part of a redirect loop: write the address of a page
  a chain of three redirects | → - from: /a\n  to: /b\n  renamed: true\n- from: /b\n  to: /c\n- from: /c\n  to: /trade\n
    2:7 [0].to: /b is an old address, too: write "/trade", and remove ${"`renamed`"} if /b was deleted
    5:7 [1].to: /c is an old address, too: write "/trade"

share.svg
  an SVG as a share image | → <svg xmlns="http://www.w3.org/2000/svg"/>
    1:1 is an SVG: export it as PNG, 1800 pixels wide

pages/about/share.png
  a text instead of a custom page's share image | → a text
    + pages/about/page.yaml | → ${PAGE_YAML}
    1:1 is not a complete image: ${IMAGE_ADVICE}

favicon.svg
  a text instead of an SVG icon | → a text
    1:1 is not an SVG that can be drawn: export it again

case-studies/notes.yaml
  a study without a folder | → access: public
    1:1 ${STRAY_FILE_PROBLEM}

backup/trade.yaml
  copies of a study in unused files | ⇐ ${STUDY_FILE}
    + ${STUDY_FOLDER}/old.yml | ⇐ ${STUDY_FILE}
    1:1 ${STRAY_FILE_PROBLEM}
    ${STUDY_FOLDER}/old.yml:1:1 ${STRAY_FILE_PROBLEM}

case-studies
  a misnamed folder for studies | ⇒ Case Studies
    Case Studies/trade/case-study.yaml:1:1 ${STRAY_FILE_PROBLEM}
    projects.yaml:8:11 cards[0].link: there is no page "/trade"; choose from: ${pagePaths([]).join(", ")}

pages/trade/page.yaml
  a page with the address of a study | → ${PAGE_YAML}
    1:1 a case study is named trade, too: rename one folder

case-studies/Trading Désk/case-study.yaml
  a folder with a space and an accent | ⇐ ${STUDY_FILE}
    1:1 the folder "Trading Désk" ${SLUG_PROBLEM}

case-studies/tradé/case-study.yaml
  a folder whose name ends in an accented letter | ⇐ ${STUDY_FILE}
    1:1 the folder "tradé" ${SLUG_PROBLEM}

case-studies/__proto__/case-study.yaml
  a folder with a name from JavaScript | ⇐ ${STUDY_FILE}
    1:1 the folder "__proto__" ${SLUG_PROBLEM}

cv.pdf
  a text named .pdf | → Hello
    + profile.yaml | name: Ada → name: Ada\nresume: cv.pdf
    profile.yaml:2:9 resume: "cv.pdf" is not a PDF: export it as PDF
  a PDF of 10 MB | → %PDF-1.4${" ".repeat(10_000_000)}
    + profile.yaml | name: Ada → name: Ada\nresume: cv.pdf
    profile.yaml:2:9 resume: "cv.pdf" is larger than 10 MB: export a smaller PDF

profile.yaml
  only the YAML error of the profile, and not the card types that it could list | name: Ada → name: 'Ada
    + projects.yaml | type: Design → type: Research
    1:7 "name: 'Ada" is not valid YAML (Missing closing 'quote). ${SYNTAX_ADVICE}

projects.yaml
  a locked image on a card with a longer path | image: avatar.png → image: ./case-studies/../${HERO_FILE}
    ${HERO_IN_LOCKED_SECTION}
    4:12 cards[0].image: ${LOCKED_FILE_PROBLEM}
  a locked image on a card although access is misspelled | image: avatar.png → image: ${HERO_FILE}
    ${HERO_IN_LOCKED_SECTION}
    + ${STUDY_FILE} | access: passcode → access: Public
    ${STUDY_FILE}:1:9 access: write public, passcode or invited
    4:12 cards[0].image: ${LOCKED_FILE_PROBLEM}

case-studies/trade/case-study.yaml
  a locked image as the hero of its own study | imgLink: null\n  title → imgLink: hero.png\n  alt: A\n  title
    ${HERO_IN_LOCKED_SECTION}
    6:12 hero.imgLink: ${LOCKED_FILE_PROBLEM.replace(":17", ":18")}
  a video that browsers cannot play | A problem.\n    imgLink: null\n → A problem.\n    imgLink: null\n  - {type: textVideo, title: V, description: V, videoLink: a.mp4, poster: hero.png, alt: V}\n
    + case-studies/trade/a.mp4 | →
    24:60 sections[2].videoLink: "a.mp4" is empty: export it again

avatar.png
  a copy of a locked image | ⇐ ${HERO_FILE}
    ${HERO_IN_LOCKED_SECTION}
    profile.yaml:9:12 blurb.imgLink: ${LOCKED_FILE_PROBLEM}
    projects.yaml:4:12 cards[0].image: ${LOCKED_FILE_PROBLEM}

case-studies/open/case-study.yaml
  a locked image in a public study | ⇐ ${STUDY_FILE}
    ${HERO_IN_LOCKED_SECTION.replace("/trade/", "/open/")}
    ${HERO_IN_LOCKED_SECTION}
    + case-studies/open/case-study.yaml | passcode → public
    + case-studies/open/hero.png | ⇐ ${HERO_FILE}
    17:14 sections[0].imgLink: ${LOCKED_FILE_PROBLEM}
`);

for (const name of ["share.png", "favicon.png", "brief/share.png", `${STUDY_FOLDER}/share.png`])
  testProblems(`
${name}
  a locked image as ${name} | ⇐ ${HERO_FILE}
    ${HERO_IN_LOCKED_SECTION}
    1:1 ${LOCKED_FILE_PROBLEM}`);

for (const slug of ["api", "assets", "brief", "healthz", "i", "locked", "media", "owner"])
  testProblems(`
case-studies/${slug}/case-study.yaml
  a study named ${slug} | ⇐ ${STUDY_FILE}
    1:1 the site needs the address /${slug}: rename the folder`);

testProblems(`
case-studies/open/case-study.yaml
  an image of an invited study in a study with the passcode | ⇐ ${STUDY_FILE}
    ${HERO_IN_LOCKED_SECTION}
    + ${STUDY_FILE} | passcode → invited
    ${HERO_IN_LOCKED_SECTION.replace("/trade/", "/open/")}
    + case-studies/open/hero.png | ⇐ ${HERO_FILE}
    17:14 sections[0].imgLink: visitors with the passcode see this file here, but locked in sections[0].imgLink in ${STUDY_FILE}:17: use another file
`);

testProblems(`
resumes/acme.pdf
  a résumé that is not a PDF | → Words
    1:1 is not a PDF: export it as PDF
resumes/old/acme.pdf
  a résumé in a subfolder | → %PDF-1.7
    1:1 must be in resumes/ itself
`);
