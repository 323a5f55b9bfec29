/** Rejects if the response does not arrive in time. Safari before version 16 has no `AbortSignal.timeout`. */
export async function fetchWithin(
  milliseconds: number,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const controller = new AbortController();
  const error = new Error(`${url} did not respond within ${milliseconds} ms`);
  setTimeout(() => controller.abort(error), milliseconds);
  return fetch(url, { ...init, signal: controller.signal });
}
