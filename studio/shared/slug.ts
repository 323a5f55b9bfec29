/** Returns "cafe-app" for "Café App!". The result can be empty. */
export function slugOf(text: string): string {
  const words = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join("-");
}
