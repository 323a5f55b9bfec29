import { data } from "react-router";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { ClosedPrototype } from "#app/prototype/closed.tsx";
import type { RouteHandle } from "#app/root.tsx";

export const handle: RouteHandle = { styles: "prototype" };

export const headers = unlistedHeaders;

/** Answers requests for all other paths, such as another file that a script in a prototype opens. */
export function loader() {
  return data(null, { status: 403 });
}

export default ClosedPrototype;
