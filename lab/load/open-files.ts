/** Files and sockets that a process needs besides one connection for each visitor. */
const OTHERS = 256;

/** A visitor takes a connection, which is an open file. Node.js raises the soft limit to the hard one by itself. */
export function mostVisitors(): number {
  const limit = openFileLimit();
  if (limit > OTHERS) return limit - OTHERS;
  throw new Error(
    `Only ${limit} files may be open: raise the hard limit (ulimit -Hn) above ${OTHERS} first.`,
  );
}

function openFileLimit(): number {
  const report: { userLimits?: { open_files?: { soft: number | string } } } = process.report.getReport();
  const soft = Number(report.userLimits?.open_files?.soft);
  // "unlimited", or a system without such limits.
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
}
