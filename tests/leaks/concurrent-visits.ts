import { inTurn } from "./in-turn.ts";
import { dataToo, listen, type Site, type Walk } from "./walk.ts";

/** How often a stranger asks beside each unlocked visit: what two requests share is there for a moment only. */
const ROUNDS = 3;

/** What a server remembers of a visitor with the passcode: a stranger asks while it answers, and right after. */
export async function walkInCompany(site: Site, cookie: string): Promise<Walk> {
  const after = listen(site, " after an unlocked visit");
  const beside = listen(site, " beside an unlocked visit");
  const visit = (target: string) => site.ask({ target, headers: { Cookie: cookie } });
  const visits = [...dataToo(site.pages), ...site.media.slice(0, 1)];
  const questions = dataToo([...site.pages, ...site.open]);
  // One after another, so that nothing comes between a visit and the question after it.
  for (const visited of visits) {
    for (const target of questions) {
      await visit(visited);
      await after.ask({ target });
    }
  }
  await inTurn(questions, async (target) => {
    for (const visited of visits) {
      for (let round = 0; round < ROUNDS; round++)
        await Promise.all([visit(visited), beside.ask({ target }), beside.ask({ target })]);
    }
  });
  return {
    addresses: questions.length,
    requests: after.found.requests + beside.found.requests,
    problems: [...after.found.problems, ...beside.found.problems],
  };
}
