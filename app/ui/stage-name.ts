/** Returns the view-transition name that a card's image and its study's hero share, or undefined for an external link. */
export function stageName(link: string): string | undefined {
  return link.startsWith("/") ? `stage-${link.slice(1)}` : undefined;
}
