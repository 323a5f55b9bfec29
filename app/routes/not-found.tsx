import { data } from "react-router";
import { NotFound } from "#app/ui/not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

/** Without it React Router answers a form sent here with 405. */
export function action() {
  return data(null, { status: 404 });
}

export default NotFound;
