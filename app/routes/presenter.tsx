import { data, redirect } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { notesOf } from "#app/content/.server/content.ts";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { withOwnerMedia } from "#app/owner/.server/owner-media.ts";
import { presentationOf } from "#app/present/.server/presentation.ts";
import { Deck } from "#app/present/deck.tsx";
import { NotesWindow } from "#app/present/notes-window.tsx";
import script from "#app/present/presenter.js?raw";
import type { RouteHandle } from "#app/root.tsx";
import { PATHS } from "#app/site-map.ts";
import { Icon } from "#app/ui/icons.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { privateMeta } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/presenter.ts";

export const handle: RouteHandle = { styles: "present" };

export const headers = unlistedHeaders;

/** This query parameter opens the window with the notes. */
const NOTES_QUERY = "notes";

/** Shows every study to the owner, also invited studies. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { lock } = context.get(requestContext);
  if (lock.owner && !lock.owner.isLoggedIn(request)) throw redirect(PATHS.owner, 303);
  const access = lock.ownerAccess(request);
  const presentation = lock.owner && presentationOf(access, params.slug);
  if (!presentation) throw data(null, { status: 404 });
  const notes = url.searchParams.has(NOTES_QUERY) ? notesOf(access, params.slug) : null;
  return { title: presentation.title, presentation: withOwnerMedia(presentation), notes };
}

export const meta = privateMeta;

export default function Presenter({ loaderData: { presentation, notes } }: Route.ComponentProps) {
  const { open } = useStrings().owner.present;
  return (
    <>
      {notes ? (
        <NotesWindow presentation={presentation} notes={notes} />
      ) : (
        <>
          <Deck presentation={presentation} />
          <button
            type="button"
            data-notes={`?${NOTES_QUERY}`}
            className="two-tones pill fixed end-5 bottom-5 bg-accent text-on-accent print:hidden [@media(display-mode:fullscreen)]:hidden"
          >
            {open}
          </button>
        </>
      )}
      <template id="play-button">
        <PlayButton />
      </template>
      <p id="slide-status" aria-live="polite" className="sr-only" />
      <InlineScript source={script} />
    </>
  );
}

/** presenter.js shows this button below each video, instead of the browser's own controls. */
function PlayButton() {
  const { study: strings } = useStrings();
  return (
    <button
      type="button"
      data-play
      className="pill bg-accent ps-3.5 pe-5 text-(length:--text-small) text-on-accent"
    >
      {(["play", "pause"] as const).map((name) => (
        <span key={name} data-label={name} className="flex items-center gap-2" hidden={name === "pause"}>
          <Icon name={name} />
          {strings[name]}
        </span>
      ))}
    </button>
  );
}
