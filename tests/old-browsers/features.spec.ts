import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../helpers/browser/test.ts";
import { lockedPaths, open, pathOf } from "../helpers/content/studies.ts";
import { buildPaths } from "../helpers/site/built.ts";

const OLDEST_BROWSERS = { chrome: 109, firefox: 115, safari: 15.6 };

/** Without these styles, pages are readable and have a simpler look. Browsers without light-dark() get plain colors. */
const OPTIONAL_STYLES = `
  -webkit-tap-highlight-color ::details-content ::view-transition-group ::view-transition-image-pair
  ::view-transition-new ::view-transition-old :active-view-transition-type :first :fullscreen :has
  @container @page @position-try @property @view-transition accent-color anchor( anchor-name anchor-size(
  animation-range animation-timeline break-after:avoid color-mix( container container-type
  content-visibility field-sizing float:inline-start forced-color-adjust grid-template-columns:subgrid
  hyphenate-limit-chars hyphens hypot( inset:anchor lh light-dark( mask outline overflow:clip
  overscroll-behavior position-try print-color-adjust size text-size-adjust text-wrap timeline-scope
  view-timeline view-timeline-inset view-timeline-name view-transition-class view-transition-name
  width:anchor-size word-break:auto-phrase zoom
`
  .trim()
  .split(/\s+/);

/** React and the router check whether these members exist. Other names are from our data. */
const OPTIONAL_MEMBERS = `
  .cancelIdleCallback .displayName .error .escape .move .navigation .pause .popover .prerendering
  .requestFullscreen .requestIdleCallback .role .startViewTransition .try .use .wasDiscarded
`
  .trim()
  .split(/\s+/);

const INTERFACES = "AbortSignal Document Element HTMLElement Window".split(" ");

interface Support {
  version_added: string | false;
}
type Feature = Record<string, { __compat?: { support: Record<string, Support | Support[]> } }>;
type Used = [name: string, feature: Feature[string] | undefined];

const DATA_FILE = join(import.meta.dirname, "node_modules/@mdn/browser-compat-data/data.json");
const { api, css, javascript } = JSON.parse(readFileSync(DATA_FILE, "utf8"));

test("the styles of all pages are supported by the oldest browsers or optional", async ({ request }) => {
  const paths = ["/", pathOf(open), ...lockedPaths, `${pathOf(open)}/present`, "/no-such-page"];
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const styles = pages.flatMap((page) =>
    Array.from(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text),
  );
  expect(newNames(featuresOf(styles.join("\n")))).toEqual(OPTIONAL_STYLES);
});

test("the members that scripts use are supported by the oldest browsers or optional", () => {
  const files = globSync(join(buildPaths.client, "assets/*.js"));
  const scripts = files.map((file) => readFileSync(file, "utf8")).join("\n");
  expect(newNames(membersOf(scripts))).toEqual(OPTIONAL_MEMBERS);
  // Safari before 16.4 does not run a script with a lookbehind or a static block.
  expect(scripts).not.toMatch(/\(\?<[=!]|\bstatic\s*\{/);
});

function featuresOf(styles: string): Used[] {
  const { properties, selectors, types, "at-rules": rules } = css;
  const declaration = /(?<=[{;])([a-z-]+):([^;{}]*)/g;
  const values = { ...types, ...types.color, ...types.length };
  const find = (pattern: RegExp, features: Feature, text = styles) =>
    Array.from(text.matchAll(pattern), ([match, name = ""]): Used => [match, features[name]]);
  const findValues = (property: string, text: string) =>
    (text.match(/[a-z-]+/g) ?? []).map((word): Used => [`${property}:${word}`, properties[property]?.[word]]);
  return [
    ...find(/@([a-z-]+)/g, rules),
    ...find(/::?([a-z-]+)/g, selectors, styles.replaceAll(declaration, "")),
    ...find(/\b([a-z-]+)\(/g, values),
    ...find(/(?<=\d)([a-z]+)/g, values),
    ...Array.from(styles.matchAll(declaration)).flatMap(([, property = "", value = ""]) => {
      const used: Used = [property, properties[property]];
      return isNew(used) ? [used] : findValues(property, value);
    }),
  ];
}

/** Returns the members whose names occur in the scripts, without names that also belong to an old interface. */
function membersOf(scripts: string): Used[] {
  const interfaces = INTERFACES.map((name): [string, Feature] => [name, api[name]]);
  const members = [...interfaces, ...Object.entries<Feature>(javascript.builtins)].flatMap(
    ([name, features]) =>
      Object.entries(features).map(
        ([member, feature]): Used => [
          member.endsWith("_static") ? `${name}.${member.replace("_static", "")}` : `.${member}`,
          feature,
        ],
      ),
  );
  const oldNames = new Set(members.filter((member) => !isNew(member)).map(([name]) => name));
  const isUsed = (name: string) => new RegExp(`${RegExp.escape(name)}\\b`).test(scripts);
  return members.filter(([name]) => !oldNames.has(name) && isUsed(name));
}

function newNames(used: Used[]): string[] {
  return [...new Set(used.filter(isNew).map(([name]) => name))].sort();
}

function isNew([, feature]: Used): boolean {
  return Object.entries(OLDEST_BROWSERS).some(([browser, version]) => {
    // The first entry describes the newest form, without a prefix.
    const [support] = [feature?.__compat?.support[browser] ?? []].flat();
    return support && !(Number.parseFloat(`${support.version_added}`.replace("≤", "")) <= version);
  });
}
