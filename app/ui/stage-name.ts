/** The name that makes a card's stage and its study's hero one thing to a page transition. */
export function stageName(link: string): string | undefined {
  return link.startsWith("/") ? `stage-${link.slice(1)}` : undefined;
}
