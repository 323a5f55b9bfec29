/** Titles with more characters get a smaller font, so that they do not fill the first screen. */
const LONG_TITLE = 40;

interface FittedTitleProps {
  as?: "h1" | "h2" | "span";
  children: string;
  className: string;
}

/** Shrinks a title until its longest word fits the `@container`. At the smallest size, the word breaks. */
export function FittedTitle({ as: Heading = "h1", children, className }: FittedTitleProps) {
  const longestWordLength = Math.max(...children.split(/[\s-]+/).map((word) => word.length));
  return (
    <Heading
      // "Skip to content" links to this ID.
      id={Heading === "h1" ? "title" : undefined}
      tabIndex={-1}
      dir="auto"
      className={`fitted ${className}`}
      data-long={children.length > LONG_TITLE || undefined}
      style={{ "--longest": longestWordLength }}
    >
      {children}
    </Heading>
  );
}
