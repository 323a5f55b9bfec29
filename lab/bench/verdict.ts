import { BUDGETS } from "../../tests/helpers/browsers/budgets.ts";
import type { GrowthResult } from "./growth.ts";
import type { PageResult } from "./pages.ts";
import { HOME, LOCKED, type RequestResult } from "./requests.ts";

/** How many times as long the largest paint may take as by hand. */
const PAINT_RATIO = 1.05;
/** How many times the cost of the home page a locked page may have for the server, when a stranger asks for it. */
const LOCKED_COST = 1.25;
/** Bytes by which compression may differ, as the names of files differ. */
const SAME_SIZE = 100;

export interface Verdict {
  /** The same on every machine: these fail the run. */
  broken: string[];
  /** Times, which a busy machine misses too: these are told. */
  missed: string[];
}

export function judgePages(results: PageResult[]): Verdict {
  const broken = results.flatMap(({ target, bytes: { site }, metrics, scores, failed }) => {
    const { performance: _, ...steady } = scores;
    const low = Object.entries(steady).filter(([, score]) => score < 100);
    return [
      ...over("script", site.script, target.gated ? BUDGETS.gatedScript : 0),
      ...over("fonts", site.fonts, BUDGETS.fonts),
      ...(metrics.site.cls > 0 ? [`layout shift of ${metrics.site.cls}`] : []),
      ...low.map(([category, score]) => `${category} ${score} instead of 100 (${failed.join("; ")})`),
    ].map((problem) => `${target.name}: ${problem}`);
  });
  const missed = results.flatMap(
    ({ target, largestPaint: { site, byHand, bare }, scores: { performance = 0 } }) =>
      [
        ...(performance < 100 ? [`performance ${performance} instead of 100`] : []),
        ...slower("by hand", site / byHand),
        ...slower("of the bare page", site / bare),
      ].map((problem) => `${target.name}: ${problem}`),
  );
  return { broken, missed };
}

export function judgeRequests(results: RequestResult[]): Verdict {
  const home = results.find(({ name }) => name === HOME);
  const locked = results.find(({ name }) => name === LOCKED);
  const cost = home && locked ? home.site.perSecond / locked.site.perSecond : 0;
  const missed =
    cost > LOCKED_COST ? [`${LOCKED}: ${cost.toFixed(2)} × the home page, ${LOCKED_COST} × allowed`] : [];
  return { broken: [], missed };
}

export function judgeGrowth(results: GrowthResult[]): Verdict {
  const [first] = results;
  const broken = results.flatMap(({ studies, script }) =>
    (["public", "locked", "unlocked"] as const).flatMap((kind) => {
      const more = script[kind] - (first?.script[kind] ?? 0);
      return more > SAME_SIZE ? [`${studies} studies: script of a ${kind} page grew by ${more} bytes`] : [];
    }),
  );
  return { broken, missed: [] };
}

function slower(than: string, factor: number): string[] {
  return factor > PAINT_RATIO
    ? [`largest paint ${factor.toFixed(2)} × that ${than}, ${PAINT_RATIO} × allowed`]
    : [];
}

function over(what: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${what} ${bytes} bytes, ${budget} allowed`] : [];
}
