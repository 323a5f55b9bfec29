/**
 * The name under which a card's stage and its case study's hero are one thing to a page transition.
 * @param link the card's link; one to another site has no hero here
 */
export function stageName(link: string): string | undefined {
  return link.startsWith("/") ? `stage-${link.slice(1)}` : undefined;
}
