import type { Byline, Card } from "#app/content/types.ts";
import { CardStage } from "#app/ui/card-stage.tsx";
import { Favicon } from "#app/ui/favicon.tsx";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { Page } from "#app/ui/page.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Greeting } from "./greeting.tsx";

/** The home page shows the same image. Omits everything that names the study or leads to it. */
export type LinkImage = Pick<Card, "image" | "bgimage" | "bgColor" | "focus" | "hover">;

interface InvitationPageProps {
  byline: Byline;
  greeting: string;
  images: LinkImage[];
  /** The guest has clicked the button, but the browser did not keep the cookie. */
  blocksCookies: boolean;
}

/** Omits the titles of the studies, because chats and mail programs preview the link. The form omits `action`, so the HTML does not contain the link. */
export function InvitationPage({ byline, greeting, images, blocksCookies }: InvitationPageProps) {
  const { invitation: strings } = useStrings();
  const { name, hasOwnFavicon } = byline;
  const heading = fillPlaceholders(strings.heading, { name });
  return (
    <Page byline={byline}>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <div className="page min-h-[70svh] pt-18 pb-14 wide:pt-28 wide:pb-20">
        {hasOwnFavicon && <Favicon size={40} className="absolute top-4 wide:top-7" />}
        <div className="@container">
          <FittedTitle className="-ms-[0.04em] max-w-[16em] text-title">{heading}</FittedTitle>
        </div>
        <Greeting text={greeting || strings.text} />
        <form method="post" className="mt-9">
          <button type="submit" className="pill bg-accent text-on-accent">
            {strings.open}
          </button>
        </form>
        {blocksCookies && (
          <p role="alert" className="text-alarm mt-3">
            {strings.noCookies}
          </p>
        )}
        <div className="mt-9 grid max-w-[680px] grid-cols-3 gap-2 empty:hidden medium:gap-4 [&>*]:rounded-small">
          {images.map((image, index) => (
            <CardStage
              key={index}
              card={{ ...image, alt: "" }}
              span="column"
              sizes="(min-width: 760px) 216px, 30vw"
              loading="eager"
            />
          ))}
        </div>
        <p className="mt-6 max-w-[34.6em] text-small text-soft">{strings.visits}</p>
      </div>
    </Page>
  );
}
