import type { Profile } from "#app/content/types.ts";
import { Resume } from "#app/ui/contact.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

/** Shows the personal card after the projects. */
export function Blurb({ profile }: { profile: Profile }) {
  const { blurb, availability, resume } = profile;
  const { title, description, imgLink, alt } = blurb;
  return (
    <section className="page my-16 wide:mt-24">
      <div className="grid items-center gap-x-10 gap-y-6 rounded-stage bg-panel p-8 grid-cols-1 medium:grid-cols-[auto_1fr] wide:p-14">
        <div className="aspect-square w-37 max-w-full overflow-hidden rounded-full">
          <Picture
            image={imgLink}
            alt={alt}
            sizes="148px"
            style={{ width: "100%", height: "100%", objectFit: "cover" }}
          />
        </div>
        <div>
          <h2 dir="auto" className="text-heading">
            {title}
          </h2>
          <RichText text={description} className="mt-3 max-w-[37.3em] text-soft" />
          {availability && (
            <p dir="auto" className="mt-3">
              {availability}
            </p>
          )}
          {resume && (
            <p className="mt-5">
              <Resume byline={profile} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
