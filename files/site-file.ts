/** Returns false for hidden and incomplete files, which are not part of the site. @param name relative to content/ */
export function isSiteFile(name: string): boolean {
  return !/(^|\/)\.|\.part$/.test(name);
}
