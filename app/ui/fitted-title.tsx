/** Titles with more characters get a smaller font, so that they do not fill the first screen. */
const LONG_TITLE = 40;
/** Lines can break between any characters of Chinese and Japanese, which are wider than Latin letters. */
const WIDE_WORDS = /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu;
const WIDE_CHARACTER = 1.5;
/** A phrase with fewer letters does not break. */
const LONG_PHRASE = 13;

interface FittedTitleProps {
  as?: "h1" | "h2" | "span";
  children: string;
  className: string;
}

/** Shrinks a title until its longest word fits the `@container`. At the smallest size, the word breaks. */
export function FittedTitle({ as: Heading = "h1", children, className }: FittedTitleProps) {
  const wideWords = children.match(WIDE_WORDS) ?? [];
  const words = children.replaceAll(WIDE_WORDS, " ").split(/[\s-]+/);
  const phraseLengths = wideWords.map((word) => Math.min(word.length * WIDE_CHARACTER, LONG_PHRASE));
  const longestWordLength = Math.max(...words.map((word) => word.length), ...phraseLengths);
  const length = children.length + wideWords.join("").length * (WIDE_CHARACTER - 1);
  return (
    <Heading
      // "Skip to content" links to this ID.
      id={Heading === "h1" ? "title" : undefined}
      tabIndex={Heading === "span" ? undefined : -1}
      dir="auto"
      className={`fitted ${className}`}
      data-long={length > LONG_TITLE || undefined}
      style={{ "--longest": longestWordLength }}
    >
      {children}
    </Heading>
  );
}
