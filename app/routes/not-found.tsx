import { data } from "react-router";
import { NotFound } from "#app/components/not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

/** A form has nothing to say to an address that is not there. */
export function action() {
  return data(null, { status: 404 });
}

export default NotFound;
