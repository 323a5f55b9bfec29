/** Returns the readable part of a repository's address, without credentials, such as "github.com/ada/site". */
export function shortAddress(address: string): string {
  const path = address.trim().replace(/\/*(\.git)?\/*$/, "");
  const isLocal = /^(file:|\.{0,2}[/\\]|[a-z]:[/\\])/i.test(path);
  if (isLocal) return path.replace(/.*[/\\]/, "");
  const [, host, name] = /^(?:[\w+.-]+:\/\/)?(?:[^/]*@)?([^/:]+)(?::\d+(?=\/))?[:/]\/*(.+)$/.exec(path) ?? [];
  return host && name ? `${host}/${name}` : path;
}
