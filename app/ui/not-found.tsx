import { PATHS } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { EmptyFrame } from "./empty-frame.tsx";

export function NotFound() {
  const { title, heading, text, home } = useStrings().notFound;
  return (
    <main id="main">
      <title>{title}</title>
      <EmptyFrame tilt="straight" kicker={title} title={heading} text={text}>
        <a href={PATHS.home} className="pill bg-accent text-on-accent">
          {home}
        </a>
      </EmptyFrame>
    </main>
  );
}
