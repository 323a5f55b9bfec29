import { decode } from "./decoders/decode.ts";
import { createPieceSearch } from "./pieces.ts";
import type { NamedFile, Secrets } from "./secrets.ts";
import { createSentenceSearch } from "./sentences.ts";
import { plain } from "./tokens.ts";

/** Gives a line for each locked thing that it sees in a file, or why it cannot look into it. */
export type LeakCheck = (file: NamedFile) => string[];

export function createLeakCheck(secrets: Secrets): LeakCheck {
  const sentencesIn = createSentenceSearch(secrets.texts, secrets.publicTexts);
  const filesIn = createPieceSearch(secrets.files);
  const names = [...new Set([...secrets.files.map(({ name }) => name), ...secrets.names])];

  return function leaksIn({ name, bytes: raw }) {
    const leaks = new Set<string>();
    function report(kind: string, found: Iterable<string>, end = ""): void {
      for (const secret of found) leaks.add(kind + secret + end);
    }
    if (secrets.files.some((file) => file.name === name)) report("the locked file ", [name], " itself");
    for (const { bytes, text, isSealed } of decode(raw)) {
      if (isSealed) leaks.add("something packed so that it cannot be looked into");
      report('the locked text "', sentencesIn(plain(text)), '"');
      // Again without tags, which may part a sentence.
      if (text.includes("<")) report('the locked text "', sentencesIn(plain(text.replaceAll(TAG, ""))), '"');
      report(NAME, namesIn(text, names));
      report("the locked file ", filesIn(bytes), " itself");
    }
    return [...leaks];
  };
}

/** A name that the request itself held, as a redirect repeats it, tells nothing. */
export function isEcho(leak: string, request: string): boolean {
  return leak.startsWith(NAME) && request.includes(leak.slice(NAME.length));
}

const TAG = /<[^<>]*>/g;
const NAME = "the locked file name ";

/** As whole names: "plan.png" is not in "floorplan.png". */
function namesIn(text: string, names: string[]): string[] {
  return names.filter((name) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      if (!/[\w-]/.test(text[at - 1] ?? "") && !/\w/.test(text[at + name.length] ?? "")) return true;
    }
    return false;
  });
}
