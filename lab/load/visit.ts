import type { Answer, Question } from "../../tests/helpers/ask.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../../tests/helpers/passcode.ts";
import type { LockedStudy, Place, PublicPage } from "./places.ts";

export type Take = (
  kind: string,
  question: Question,
  isRight: (answer: Answer) => boolean,
) => Promise<Answer>;

export interface Visitor {
  address: Record<string, string>;
  page: PublicPage;
  study: LockedStudy;
  cookie: string;
}

const RANGE = 256 * 1024;

/** The first opens the lock; all others may follow in any order. */
export const STAGES = [unlock, readOpenPage, readPrompt, readUnlockedPage, watchFilm];

async function unlock(take: Take, visitor: Visitor): Promise<void> {
  const { study } = visitor;
  const { headers } = own(visitor, study.target);
  const tried = await take("right passcode", passcodeQuestion(PASSCODE, headers), (answer) =>
    answer.body.equals(Buffer.from('{"success":true}')),
  );
  // Of the session, and of a browser that is known from now on.
  visitor.cookie = cookiesIn(tried);
  await take("unlocked page, its data", own(visitor, `${study.target}.data`), says(study));
}

async function readOpenPage(take: Take, { address, page }: Visitor): Promise<void> {
  const headers = { ...address, "Accept-Encoding": "br, gzip" };
  await take("public page", { target: page.page.target, headers }, isWhole(page.page));
  for (const file of page.files)
    await take("public font, picture", { target: file.target, headers }, isWhole(file));
}

async function readPrompt(take: Take, { address, study }: Visitor): Promise<void> {
  const question = { target: study.target, headers: address };
  await take("locked page, to a stranger", question, ({ status, body }) => {
    const isSilent = study.sentences.every((sentence) => !body.includes(sentence));
    return status === 200 && body.includes("Passcode") && isSilent;
  });
}

async function readUnlockedPage(take: Take, visitor: Visitor): Promise<void> {
  const { study } = visitor;
  await take("unlocked page", own(visitor, study.target), says(study));
  for (const picture of study.pictures)
    await take("locked picture", own(visitor, picture.target), isWhole(picture));
}

async function watchFilm(take: Take, visitor: Visitor): Promise<void> {
  for (const film of visitor.study.films) {
    const size = film.bytes.length;
    for (const first of [0, Math.floor(Math.random() * size), size - 1000]) {
      const last = Math.min(first + RANGE, size) - 1;
      const question = own(visitor, film.target, { Range: `bytes=${first}-${last}` });
      const named = `content-range: bytes ${first}-${last}/${size}\n`;
      await take("locked film, a range", question, ({ status, headers, body }) => {
        const isNamed = headers.toLowerCase().includes(named);
        return status === 206 && isNamed && body.equals(film.bytes.subarray(first, last + 1));
      });
    }
  }
}

function own(visitor: Visitor, target: string, headers: Record<string, string> = {}): Question {
  return { target, headers: { ...visitor.address, Cookie: visitor.cookie, ...headers } };
}

function says({ sentences }: LockedStudy): (answer: Answer) => boolean {
  return ({ status, body }) => status === 200 && sentences.every((sentence) => body.includes(sentence));
}

function isWhole({ bytes }: Place): (answer: Answer) => boolean {
  return ({ status, body }) => status === 200 && body.equals(bytes);
}
