import { kB, ratio, table, whole } from "./format.ts";
import type { PageResult } from "./pages.ts";
import type { Section } from "./report.ts";
import { judgePages } from "./verdict.ts";

export function reportPages(results: PageResult[], runs: number): Section {
  const text = `Lighthouse's own phone on its own slow line, simulated: the medians of ${runs} runs, in milliseconds. Every
score should be 100 and the layout shift 0.

${table(
  ["page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "CLS"],
  results.map(({ target, scores, metrics: { site } }) => [
    target.name,
    scores.performance ?? "",
    scores.accessibility ?? "",
    scores["best-practices"] ?? "",
    scores.seo ?? "",
    whole(site.fcp),
    whole(site.lcp),
    whole(site.tbt),
    Math.round(site.cls * 1000) / 1000,
  ]),
)}

The same beside a bare page, run by run in turn: the words and pictures of the page in plain HTML from a plain server, two
lines of style, no fonts, no script, no layout. 1.00 × is as fast as the bare page.

${table(
  ["page", "FCP", "bare", "", "LCP", "bare", ""],
  results.map(({ target, metrics: { site, bare } }) => [
    target.name,
    whole(site.fcp),
    whole(bare.fcp),
    ratio(site.fcp, bare.fcp),
    whole(site.lcp),
    whole(bare.lcp),
    ratio(site.lcp, bare.lcp),
  ]),
)}

The largest paint in Chromium itself, on a line and a processor slowed down as much. "By hand" is the page with its own
HTML, styles and fonts and no script, from a plain server: what the design costs without a framework. It may be 1.05 × as
long, and so it may beside the bare page, which has no design.

${table(
  ["page", "LCP", "by hand", "", "bare", ""],
  results.map(({ target, largestPaint: { site, byHand, bare } }) => [
    target.name,
    whole(site),
    whole(byHand),
    ratio(site, byHand),
    whole(bare),
    ratio(site, bare),
  ]),
)}

What a phone of 390 × 844 pixels at three times the density fetches before anyone scrolls, in kB. The HTML has the
styles inside. "In view" are the pictures on the first screen; the browser fetches others ahead.

${table(
  ["page", "HTML", "fonts", "in view", "all pictures", "video", "script", "sum", "bare", ""],
  results.map(({ target, bytes: { site, bare } }) => [
    target.name,
    ...[site.html, site.fonts, site.picturesInView, site.pictures, site.video, site.script].map(kB),
    kB(site.total),
    kB(bare.total),
    ratio(site.total, bare.total),
  ]),
)}`;
  return { title: "Pages", text, verdict: judgePages(results) };
}
