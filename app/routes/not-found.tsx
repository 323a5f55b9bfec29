import { data } from "react-router";
import { NotFound } from "#app/ui/not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

/** Answers posted forms with 404 instead of React Router's 405. */
export function action() {
  return data(null, { status: 404 });
}

export default NotFound;
