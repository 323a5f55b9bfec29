import { readingsOf } from "./decoders/decode.ts";
import { kindOf } from "./decoders/kind.ts";
import { createHeadingSearch } from "./headings.ts";
import { createPhraseSearch } from "./phrases.ts";
import { createPictureSearch, type NamedPicture } from "./pictures/picture-search.ts";
import { createPieceSearch } from "./pieces.ts";
import { lettersOf, plain } from "./tokens.ts";

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

export interface Secrets {
  texts: string[];
  files: NamedFile[];
  /** Short texts, which are looked for as headings.ts says, by study and in their order. */
  headings?: string[][];
  names?: string[];
  /** What everyone may read. With it, an excerpt of a text counts too, unless it stands here. */
  open?: string[];
  /** Looked for by what they show: locked pictures and frames of locked films. */
  pictures?: NamedPicture[];
  /** What content/ shows to everyone: each may look like a locked one, but not be it. */
  openPictures?: NamedPicture[];
}

/** Gives a line for each locked thing that it sees in a file, or why it cannot look into it. */
export type Find = (file: NamedFile) => Promise<string[]>;

/** Pictures of a film. @throws when it cannot be read */
export type ReadFrames = (film: Buffer) => Promise<Buffer[]>;

export async function findLeaks(file: NamedFile, secrets: Secrets): Promise<string[]> {
  return (await createFinder(secrets))(file);
}

/** @param readFrames without it, films are compared by their bytes alone */
export async function createFinder(secrets: Secrets, readFrames?: ReadFrames): Promise<Find> {
  const phrasesIn = createPhraseSearch(secrets.texts, secrets.open);
  const headingsIn = createHeadingSearch(secrets.headings ?? [], secrets.open ?? []);
  const piecesIn = createPieceSearch(secrets.files);
  const picturesIn = await createPictureSearch(secrets.pictures ?? [], secrets.openPictures);
  const names = [...new Set([...secrets.files.map(({ name }) => name), ...(secrets.names ?? [])])];
  const namesIn = createNameSearch(names);

  return async function find({ name, bytes: raw }) {
    const leaks = new Set<string>();
    const report = (kind: string, found: Iterable<string>, end = "") => {
      for (const secret of found) leaks.add(kind + secret + end);
    };
    if (secrets.files.some((file) => file.name === name)) report("the locked file ", [name], " itself");
    for (const { bytes, text: own, isText, pixels, isSealed } of readingsOf(raw)) {
      if (isSealed) leaks.add("something packed so that it cannot be looked into");
      const text = plain(own);
      report('the locked text "', phrasesIn(text), '"');
      // Again without tags, which may part a sentence.
      if (own.includes("<")) report('the locked text "', phrasesIn(plain(own.replaceAll(TAG, ""))), '"');
      if (isText) report(TITLE, headingsIn(text), '"');
      report(NAME, namesIn(own));
      const same = secrets.files.filter((file) => file.bytes.equals(bytes)).map((file) => file.name);
      report("the locked file ", [...same, ...piecesIn(bytes)], " itself");
      report("a picture like the locked ", await picturesIn({ bytes, pixels }));
      for (const leak of await leaksInFilm(bytes)) leaks.add(leak);
    }
    return [...leaks];
  };

  async function leaksInFilm(bytes: Buffer): Promise<Set<string>> {
    const leaks = new Set<string>();
    if (!readFrames || kindOf(bytes).kind !== "film") return leaks;
    try {
      for (const frame of await readFrames(bytes))
        for (const name of await picturesIn({ bytes: frame })) leaks.add(`a film like the locked ${name}`);
    } catch (error) {
      leaks.add(`a film that cannot be looked into: ${error}`);
    }
    return leaks;
  }
}

const TAG = /<[^<>]*>/g;
const NAME = "the locked file name ";
const TITLE = 'the locked title "';

/** A name or a heading that the question itself held, as a redirect repeats it, tells nothing. */
export function isEcho(leak: string, question: string): boolean {
  if (leak.startsWith(NAME)) return question.includes(leak.slice(NAME.length));
  return (
    leak.startsWith(TITLE) && lettersOf(plain(question)).includes(lettersOf(plain(leak.slice(TITLE.length))))
  );
}

/** As whole names: "plan.png" is not in "floorplan.png". */
function createNameSearch(names: string[]): (text: string) => string[] {
  return (text) =>
    names.filter((name) => {
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        if (!/[\w-]/.test(text[at - 1] ?? "") && !/[\w]/.test(text[at + name.length] ?? "")) return true;
      }
      return false;
    });
}
