/** Letters: what is longer would take the first screen for itself. */
const LONG = 40;

interface FittedTitleProps {
  as?: "h1" | "h2";
  children: string;
  className: string;
}

/** Grows smaller for a long word, as far as it stays a title; beyond that the word breaks. Fits its `@container`. */
export function FittedTitle({ as: Heading = "h1", children, className }: FittedTitleProps) {
  const longest = Math.max(...children.split(/[\s-]+/).map((word) => word.length));
  return (
    <Heading
      // Where "Skip to content" leads.
      id={Heading === "h1" ? "title" : undefined}
      tabIndex={-1}
      dir="auto"
      className={`fitted ${className}`}
      data-long={children.length > LONG || undefined}
      style={{ "--longest": longest }}
    >
      {children}
    </Heading>
  );
}
