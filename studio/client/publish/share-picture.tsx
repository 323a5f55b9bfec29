import { usePage } from "../frame/page.ts";
import { SheetSection } from "./sheet-section.tsx";

/** Previews how LinkedIn shows a link to this page. */
export function SharePicture({ siteUrl }: { siteUrl: string | null }) {
  const { frame } = usePage();
  const contentOf = (property: string) =>
    frame.document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? "";
  const image = contentOf("og:image");
  if (!URL.canParse(image)) return null;
  const { pathname } = new URL(image);
  return (
    <SheetSection title="As LinkedIn shows a link to this page">
      <div className="overflow-hidden rounded-lg border border-line">
        <img src={pathname} alt="" className="aspect-[1200/630] w-full object-cover" />
        <p className="p-3">
          <strong className="block">{contentOf("og:title")}</strong>
          {siteUrl && <span className="text-soft">{siteUrl.replace(/.*\/\//, "")}</span>}
        </p>
      </div>
    </SheetSection>
  );
}
