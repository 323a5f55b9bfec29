import { pagePaths } from "#app/site-map.ts";
import { change, copy, rename, testProblems, write } from "../../tests/helpers/content/problem-table.ts";
import { CARD, STUDY_FILE, STUDY_FOLDER } from "../../tests/helpers/content/small-content.ts";

const SYNTAX_ADVICE = "Check the quotes, colons and spaces of this line and of the line above.";
const IMAGE_ADVICE = "export it as JPEG, PNG, WebP or AVIF";
const STRAY_FILE_PROBLEM =
  "no page uses this file: move it out of content/, or make it a page (case-studies/name/case-study.yaml or pages/name/page.yaml)";
const TWO_CARDS = `${CARD}${CARD}`;
const SLUG_PROBLEM = "becomes the address: use only lowercase letters, digits and hyphens";
const PAGE_YAML = "title: Trade\ndescription: Mine.\nsections: [{type: quote, quote: Q, who: W}]";
const HERO_FILE = `${STUDY_FOLDER}/hero.png`;
const LOCKED_FILE_PROBLEM = `this file is public here, but locked in sections[0].imgLink in ${STUDY_FILE}:17: use another file`;

// biome-ignore format: two lines for each case
testProblems([
  { title: "a custom page without a folder", edits: [change("profile.yaml", "name: Ada", "name: Ada\npages: [about]")],
    problems: ['profile.yaml:2:9 pages[0]: there is no folder "about" in pages/'] },
  { title: "a locked study that everyone is offered", edits: [change("profile.yaml", "name: Ada", "name: Ada\nopenFirst: trade")],
    problems: ['profile.yaml:2:12 openFirst: "trade" is locked: write the name of a public study'] },
  { title: "a misspelled study that everyone is offered", edits: [change("profile.yaml", "name: Ada", "name: Ada\nopenFirst: trad")],
    problems: ['profile.yaml:2:12 openFirst: there is no folder "trad" in case-studies/; did you mean "trade"?'] },
  { title: "an image that does not exist", edits: [change("profile.yaml", "imgLink: avatar.png", "imgLink: portrait.png")],
    problems: ['profile.yaml:9:12 blurb.imgLink: "portrait.png" does not exist in content'] },
  { title: "an image name with an uppercase letter", edits: [change("profile.yaml", "imgLink: avatar.png", "imgLink: Avatar.PNG")],
    problems: ['profile.yaml:9:12 blurb.imgLink: "Avatar.PNG" is named "avatar.png": write the same uppercase and lowercase letters'] },
  { title: "an image name with a different extension", edits: [change("profile.yaml", "imgLink: avatar.png", "imgLink: avatar.jpeg")],
    problems: ['profile.yaml:9:12 blurb.imgLink: "avatar.jpeg" does not exist in content; did you mean "avatar.png"?'] },
  { title: "an image on the web", edits: [change("profile.yaml", "imgLink: avatar.png", "imgLink: https://example.com/a.png")],
    problems: ['profile.yaml:9:12 blurb.imgLink: "https://example.com/a.png" must be a file next to this one, or in a folder next to it'] },
  { title: "an image in the parent folder", edits: [change("profile.yaml", "imgLink: avatar.png", "imgLink: ../avatar.png")],
    problems: ['profile.yaml:9:12 blurb.imgLink: "../avatar.png" must be a file next to this one, or in a folder next to it'] },
  { title: "a backslash in a path", edits: [change("profile.yaml", "imgLink: avatar.png", "imgLink: pictures\\avatar.png")],
    problems: ['profile.yaml:9:12 blurb.imgLink: "pictures\\avatar.png" must be written with /: "pictures/avatar.png"'] },
  { title: "a card without alt text", edits: [change("projects.yaml", "    alt: A screen\n", "")],
    problems: ["projects.yaml:2:5 cards[0].alt: is missing: describe what avatar.png shows"] },
  { title: "a card without an image, if the hero of its study has no image", edits: [write("projects.yaml", "cards:\n  - link: /trade\n")],
    problems: ["projects.yaml:2:5 cards[0].image: is missing: add an image and its alt text, because the hero of /trade has no image"] },
  { title: "a card without a description that links to another site", edits: [change("projects.yaml", "    description: A desk.\n", ""), change("projects.yaml", "/trade", "https://example.com/")],
    problems: ["projects.yaml:2:5 cards[0].description: is missing: only a card that links to a case study can omit it"] },
  { title: "a card's link without a slash", edits: [change("projects.yaml", "link: /trade", "link: trade")],
    problems: ['projects.yaml:8:11 cards[0].link: write "/name" for a page of this site, or an address that starts with https://'] },
  { title: "a card's link with a slash at the end", edits: [change("projects.yaml", "link: /trade", "link: /trade/")],
    problems: ['projects.yaml:8:11 cards[0].link: there is no page "/trade/"; did you mean "/trade"?'] },
  { title: "a card's link to a misspelled study", edits: [change("projects.yaml", "link: /trade", "link: /trad")],
    problems: ['projects.yaml:8:11 cards[0].link: there is no page "/trad"; did you mean "/trade"?'] },
  { title: "two cards with the same link", edits: [write("projects.yaml", `cards:\n${TWO_CARDS}`)],
    problems: ["projects.yaml:17:11 cards[1].link: cards[0] already has this link: give each card its own"] },
  { title: "a card's type that the profile does not list", edits: [change("projects.yaml", "type: Design", "type: Research")],
    problems: ['projects.yaml:9:11 cards[0].type: write Design, Full-Stack or Front-end, or add "Research" to the types in profile.yaml'] },
  { title: "a typeface that is not installed, and a misspelled value", edits: [write("theme.yaml", 'fonts:\n  text: "@fontsource/none"\nshape:\n  buttons: round')],
    problems: ['theme.yaml:2:9 fonts.text: "@fontsource/none" is not installed: run npm install @fontsource/none', "theme.yaml:4:12 shape.buttons: write pill, rounded or square"] },
  { title: "a hero without alt text", edits: [change(STUDY_FILE, "  imgLink: null\n  title", "  imgLink: hero.png\n  title")],
    problems: ["case-studies/trade/case-study.yaml:6:3 hero.alt: is missing: describe what hero.png shows"] },
  { title: "a video without alt text and poster", edits: [change(STUDY_FILE, "A problem.\n    imgLink: null\n", "A problem.\n    imgLink: null\n  - type: textVideo\n    title: V\n    description: V\n    videoLink: a.mp4\n")],
    problems: ["case-studies/trade/case-study.yaml:24:5 sections[2].alt: is missing: describe what a.mp4 shows", "case-studies/trade/case-study.yaml:24:5 sections[2].poster: is missing: write the name of an image to show before a.mp4 starts"] },
  { title: "a prototype without poster and alt text", edits: [write(`${STUDY_FOLDER}/a.html`, "<!doctype html>"), change(STUDY_FILE, "    imgLink: null\n", "    imgLink: null\n    prototype: a.html\n")],
    problems: [`${STUDY_FILE}:14:5 sections[0].alt: is missing: describe what a.html shows`, `${STUDY_FILE}:17:14 sections[0].imgLink: is missing: write the name of an image to show before a.html starts`] },
  { title: "a text link without https://", edits: [change(STUDY_FILE, "Some text.", "Fine [here](/trade?a=1#end), [there](www.example.com), [as a file](/cv.pdf) and [at home](/).")],
    problems: ['case-studies/trade/case-study.yaml:16:18 sections[0].description: the link to "www.example.com" must start with https://, mailto:, tel:, / or #'] },
  { title: "a text link to a misspelled study", edits: [change(STUDY_FILE, "Some text.", "And [that](/trad#end).")],
    problems: ['case-studies/trade/case-study.yaml:16:18 sections[0].description: the link to "/trad#end" does not lead to a page; did you mean "/trade"?'] },
  { title: "a redirect from a page", edits: [write("redirects.yaml", "- from: /trade\n  to: /\n")],
    problems: ["redirects.yaml:1:9 [0].from: /trade is an existing page: redirect only addresses without a page"] },
  { title: "a redirect from a reserved address", edits: [write("redirects.yaml", "- from: /api/old\n  to: /\n")],
    problems: ["redirects.yaml:1:9 [0].from: the site needs the address /api: it cannot be redirected"] },
  { title: "a repeated redirect", edits: [write("redirects.yaml", "- from: /old\n  to: /\n- from: /old/\n  to: /trade\n")],
    problems: ["redirects.yaml:3:9 [1].from: is already in this list: remove one entry"] },
  { title: "a redirect to a misspelled page", edits: [write("redirects.yaml", "- from: /old\n  to: /trad\n")],
    problems: ['redirects.yaml:2:7 [0].to: there is no page "/trad"; did you mean "/trade"?'] },
  { title: "redirects in a circle", edits: [write("redirects.yaml", "- from: /older\n  to: /old\n- from: /old\n  to: /older\n")],
    problems: ["redirects.yaml:2:7 [0].to: /old is an old address, too: write the address of a page", "redirects.yaml:4:7 [1].to: /older is an old address, too: write the address of a page"] },
  { title: "an SVG as a share image", edits: [write("share.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    problems: ["share.svg:1:1 is an SVG: export it as PNG, 1800 pixels wide"] },
  { title: "a text instead of a custom page's share image", edits: [write("pages/about/share.png", "a text"), write("pages/about/page.yaml", PAGE_YAML)],
    problems: [`pages/about/share.png:1:1 is not an image, or is damaged: ${IMAGE_ADVICE}`] },
  { title: "a text instead of an SVG icon", edits: [write("favicon.svg", "a text")],
    problems: ["favicon.svg:1:1 is not an SVG that can be drawn: export it again"] },
  { title: "a study without a folder", edits: [write("case-studies/notes.yaml", "access: public")],
    problems: [`case-studies/notes.yaml:1:1 ${STRAY_FILE_PROBLEM}`] },
  { title: "copies of a study in unused files", edits: [copy(STUDY_FILE, "backup/trade.yaml"), copy(STUDY_FILE, `${STUDY_FOLDER}/old.yml`)],
    problems: [`backup/trade.yaml:1:1 ${STRAY_FILE_PROBLEM}`, `${STUDY_FOLDER}/old.yml:1:1 ${STRAY_FILE_PROBLEM}`] },
  { title: "a YAML file at the root that no page uses", edits: [write("notes.yaml", "a: b")],
    problems: [`notes.yaml:1:1 ${STRAY_FILE_PROBLEM}`] },
  { title: "a misnamed folder for studies", edits: [rename("case-studies", "Case Studies")],
    problems: [`Case Studies/trade/case-study.yaml:1:1 ${STRAY_FILE_PROBLEM}`, `projects.yaml:8:11 cards[0].link: there is no page "/trade"; choose from: ${pagePaths([]).join(", ")}`] },
  { title: "a page with the address of a study", edits: [write("pages/trade/page.yaml", PAGE_YAML)],
    problems: ["pages/trade/page.yaml:1:1 a case study is named trade, too: rename one folder"] },
  { title: "a folder with a space and an accent", edits: [copy(STUDY_FILE, "case-studies/Trading Désk/case-study.yaml")],
    problems: [`case-studies/Trading Désk/case-study.yaml:1:1 the folder "Trading Désk" ${SLUG_PROBLEM}`] },
  { title: "a folder with a name of 101 characters", edits: [copy(STUDY_FILE, `case-studies/${"a".repeat(101)}/case-study.yaml`)],
    problems: [`case-studies/${"a".repeat(101)}/case-study.yaml:1:1 the folder "${"a".repeat(101)}" becomes the address: use at most 100 characters`] },
  { title: "a folder whose name ends in an accented letter", edits: [copy(STUDY_FILE, "case-studies/tradé/case-study.yaml")],
    problems: [`case-studies/tradé/case-study.yaml:1:1 the folder "tradé" ${SLUG_PROBLEM}`] },
  { title: "a folder with a name from JavaScript", edits: [copy(STUDY_FILE, "case-studies/__proto__/case-study.yaml")],
    problems: [`case-studies/__proto__/case-study.yaml:1:1 the folder "__proto__" ${SLUG_PROBLEM}`] },
  { title: "a text named .pdf", edits: [write("cv.pdf", "Hello"), change("profile.yaml", "name: Ada", "name: Ada\nresume: cv.pdf")],
    problems: ['profile.yaml:2:9 resume: "cv.pdf" is not a PDF: export it as PDF'] },
  { title: "a PDF without its end", edits: [write("cv.pdf", "%PDF-1.7\n1 0 obj"), change("profile.yaml", "name: Ada", "name: Ada\nresume: cv.pdf")],
    problems: ['profile.yaml:2:9 resume: "cv.pdf" is an incomplete PDF: export or copy it again'] },
  { title: "a PDF of 10 MB", edits: [write("cv.pdf", `%PDF-1.4${" ".repeat(10_000_000)}`), change("profile.yaml", "name: Ada", "name: Ada\nresume: cv.pdf")],
    problems: ['profile.yaml:2:9 resume: "cv.pdf" is larger than 10 MB: export a smaller PDF'] },
  { title: "only the YAML error of the profile, and not the card types that it could list", edits: [change("profile.yaml", "name: Ada", "name: 'Ada"), change("projects.yaml", "type: Design", "type: Research")],
    problems: [`profile.yaml:1:7 "name: 'Ada" is not valid YAML (Missing closing 'quote). ${SYNTAX_ADVICE}`] },
  { title: "a locked image on a card with a longer path", edits: [change("projects.yaml", "image: avatar.png", `image: ./case-studies/../${HERO_FILE}`), showLockedHero()],
    problems: [`projects.yaml:4:12 cards[0].image: ${LOCKED_FILE_PROBLEM}`] },
  { title: "a locked image on a card although access is misspelled", edits: [change("projects.yaml", "image: avatar.png", `image: ${HERO_FILE}`), showLockedHero(), change(STUDY_FILE, "access: passcode", "access: Public")],
    problems: [`${STUDY_FILE}:1:9 access: write public, passcode or invited`, `projects.yaml:4:12 cards[0].image: ${LOCKED_FILE_PROBLEM}`] },
  { title: "a locked image as the hero of its own study", edits: [change(STUDY_FILE, "imgLink: null\n  title", "imgLink: hero.png\n  alt: A\n  title"), showLockedHero()],
    problems: [`case-studies/trade/case-study.yaml:6:12 hero.imgLink: ${LOCKED_FILE_PROBLEM.replace(":17", ":18")}`] },
  { title: "a video that browsers cannot play", edits: [change(STUDY_FILE, "A problem.\n    imgLink: null\n", "A problem.\n    imgLink: null\n  - {type: textVideo, title: V, description: V, videoLink: a.mp4, poster: hero.png, alt: V}\n"), write("case-studies/trade/a.mp4", "")],
    problems: ['case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: "a.mp4" is empty: export it again'] },
  { title: "a copy of a locked image", edits: [copy(HERO_FILE, "avatar.png"), showLockedHero()],
    problems: [`profile.yaml:9:12 blurb.imgLink: ${LOCKED_FILE_PROBLEM}`, `projects.yaml:4:12 cards[0].image: ${LOCKED_FILE_PROBLEM}`] },
  { title: "a locked image in a public study", edits: [copy(STUDY_FILE, "case-studies/open/case-study.yaml"), showLockedHero("case-studies/open/case-study.yaml"), showLockedHero(), change("case-studies/open/case-study.yaml", "passcode", "public"), copy(HERO_FILE, "case-studies/open/hero.png")],
    problems: [`case-studies/open/case-study.yaml:17:14 sections[0].imgLink: ${LOCKED_FILE_PROBLEM}`] },
]);

// biome-ignore format: two lines for each case
testProblems(["share.png", "favicon.png", "brief/share.png", `${STUDY_FOLDER}/share.png`].map((name) => (
  { title: `a locked image as ${name}`, edits: [copy(HERO_FILE, name), showLockedHero()],
    problems: [`${name}:1:1 ${LOCKED_FILE_PROBLEM}`] }
)));

// biome-ignore format: two lines for each case
testProblems(["api", "assets", "brief", "healthz", "i", "locked", "media", "owner"].map((slug) => (
  { title: `a study named ${slug}`, edits: [copy(STUDY_FILE, `case-studies/${slug}/case-study.yaml`)],
    problems: [`case-studies/${slug}/case-study.yaml:1:1 the site needs the address /${slug}: rename the folder`] }
)));

// biome-ignore format: two lines for each case
testProblems([
  { title: "an image of an invited study in a study with the passcode", edits: [copy(STUDY_FILE, "case-studies/open/case-study.yaml"), showLockedHero(), change(STUDY_FILE, "passcode", "invited"), showLockedHero("case-studies/open/case-study.yaml"), copy(HERO_FILE, "case-studies/open/hero.png")],
    problems: [`case-studies/open/case-study.yaml:17:14 sections[0].imgLink: visitors with the passcode see this file here, but locked in sections[0].imgLink in ${STUDY_FILE}:17: use another file`] },
  { title: "a résumé that is not a PDF", edits: [write("resumes/acme.pdf", "Words")],
    problems: ["resumes/acme.pdf:1:1 is not a PDF: export it as PDF"] },
  { title: "a résumé with a control character in its name", edits: [write("resumes/acme\u0001.pdf", "%PDF-1.7 %%EOF")],
    problems: ["resumes/acme\u0001.pdf:1:1 has a control character in its name: rename the file"] },
  { title: "a résumé in a subfolder", edits: [write("resumes/old/acme.pdf", "%PDF-1.7 %%EOF")],
    problems: ["resumes/old/acme.pdf:1:1 must be in resumes/ itself"] },
  { title: "the résumé of the profile in resumes/ itself", edits: [write("resumes/acme.pdf", "%PDF-1.7 %%EOF"), change("profile.yaml", "name: Ada", "name: Ada\nresume: resumes/acme.pdf")],
    problems: ["profile.yaml:2:9 resume: this file is public here, but locked in resumes/acme.pdf: use another file"] },
  { title: "no problem for a résumé that equals the one in the profile", edits: [write("resumes/acme.pdf", "%PDF-1.7 %%EOF"), write("cv.pdf", "%PDF-1.7 %%EOF"), change("profile.yaml", "name: Ada", "name: Ada\nresume: cv.pdf")] },
]);

// biome-ignore format: two lines for each case
testProblems(["profile 2", "profile (1)", "profile (Anna's conflicted copy 2026-01-01)", "profile-DESKTOP-1", "profile.sync-conflict-20260101-120000-ABC", "Profile Kopie", `${STUDY_FOLDER}/case-study 2`].map((name) => (
  { title: `${name}.yaml as a conflict copy`, edits: [write(`${name}.yaml`, "a: b")],
    problems: [`${name}.yaml:1:1 looks like a copy of ${name.includes("/") ? "case-study" : "profile"}.yaml, perhaps from a cloud service: copy what is missing into the original, then delete this file`] }
)));

/** Returns an edit that shows the public hero image in the locked first section of a study. */
function showLockedHero(file = STUDY_FILE) {
  return change(file, "    imgLink: null\n  - type", "    imgLink: hero.png\n    alt: A\n  - type");
}
