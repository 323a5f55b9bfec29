const FRONT_MATTER =
  /^\s*---[ \t]*\n(\w[\w-]*[ \t]*:.*\n(?:(?:\w[\w-]*[ \t]*:|[ \t#-]).*\n|\n)*?)(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/**
 * Separates the metadata that Obsidian, Jekyll and Pandoc write at the start of a Markdown file. The title in
 * the metadata becomes the first heading of the body. Returns the body, and a name for each other line of the metadata.
 */
export function splitFrontMatter(text: string): { body: string; leftOut: string[] } {
  const [block, metadata] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined || metadata === undefined) return { body: text, leftOut: [] };
  const [titleLine, , title] = /^title[ \t]*:[ \t]*(["']?)([\p{L}\p{N}].*?)\1[ \t]*$/imu.exec(metadata) ?? [];
  const others = metadata.split("\n").filter((line) => line.trim() !== "" && line !== titleLine);
  const rest = text.slice(block.length);
  const isRepeated = rest.trimStart().startsWith(`# ${title}\n`);
  return {
    body: title && !isRepeated ? `# ${title}\n${rest}` : rest,
    leftOut: others.map(() => "metadata line"),
  };
}
