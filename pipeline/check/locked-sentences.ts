import { audienceOfField } from "#app/content/audience.ts";
import { sentencesIn, wordsIn } from "#app/content/text-segments.ts";
import { contentFields, isRecord } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import type { Problem } from "../read/problem.ts";

/** Shorter sentences often appear in several texts. */
const MIN_WORDS = 4;

/** Warns about public texts that repeat a locked sentence. The leak check treats such a sentence as public. */
export function lockedSentenceWarnings(sources: SourceFile[]): Problem[] {
  const texts = sources.flatMap(textsOf);
  const lockedTexts = texts
    .filter(({ isPublic }) => !isPublic)
    .map(({ value, problem }) => ({ sentences: sentencesOf(value), problem }));
  return texts.flatMap(({ isPublic, value, problem }) => {
    const text = withoutFormat(value);
    const repeated =
      isPublic && lockedTexts.find(({ sentences }) => sentences.some((sentence) => text.includes(sentence)));
    if (!repeated) return [];
    const { file, line, field } = repeated.problem("");
    return [problem(`repeats a locked sentence from ${field} in ${file}:${line}: write it in other words`)];
  });
}

/** Skips drafts, because they often begin as copies of other studies, and notes, which can quote anything. */
function textsOf({ kind, schema, yaml }: SourceFile) {
  const study = kind === "case-study" && isRecord(yaml.data) ? yaml.data : null;
  if (study?.draft) return [];
  const fields = contentFields(schema, yaml.data).filter(({ kind }) => kind !== "notes");
  return fields.map(({ path, value }) => ({
    value,
    isPublic: audienceOfField(study, path) === "public",
    problem: (message: string) => yaml.problemAt(path, message),
  }));
}

/** Skips titles and labels, which do not end with a full stop. Thai and Lao have no full stop. */
function sentencesOf(text: string): string[] {
  const sentenceEnd = /[\p{Sentence_Terminal}…][^\p{L}\p{N}]*$|[\p{Script=Thai}\p{Script=Lao}]/u;
  const sentences = sentencesIn(withoutLinkTargets(text)).filter((sentence) => sentenceEnd.test(sentence));
  return sentences.map(withoutFormat).filter((sentence) => sentence.split(" ").length >= MIN_WORDS);
}

/** Ignores uppercase, punctuation and the targets of links. */
function withoutFormat(text: string): string {
  return wordsIn(withoutLinkTargets(text).toLowerCase()).join(" ");
}

function withoutLinkTargets(markdown: string): string {
  return markdown.replaceAll(/\]\([^)\s]*\)/g, "]");
}
