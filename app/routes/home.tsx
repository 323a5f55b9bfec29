import { byline, content, studyToOpenFirst } from "#app/content/.server/content.ts";
import { Blurb } from "#app/home/blurb.tsx";
import { Intro } from "#app/home/intro.tsx";
import { ProjectGrid } from "#app/home/project-grid.tsx";
import { ProjectList } from "#app/home/project-list.tsx";
import { withoutScheme } from "#app/links.ts";
import type { RouteHandle } from "#app/root.tsx";
import { PATHS } from "#app/site-map.ts";
import { Page } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { plainText } from "#app/ui/plain-text.ts";
import type { Route } from "./+types/home.ts";

export const handle: RouteHandle = { styles: "home" };

export function loader() {
  const { siteUrl, theme, profile, shares, cards } = content;
  const { home, columns, pageWidth, logo } = theme;
  const { [PATHS.home]: share = "" } = shares;
  const layout = { home, columns, pageWidth };
  return { siteUrl, byline, profile, share, cards, logo, layout, openFirst: studyToOpenFirst() };
}

export function meta({ loaderData: { siteUrl, profile, share } }: Route.MetaArgs) {
  const { name, title = name, tagline } = profile;
  return pageMeta({ title, description: plainText(tagline), siteUrl, path: PATHS.home, share });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { siteUrl, byline, profile, cards, logo, layout, openFirst } = loaderData;
  return (
    <Page byline={byline} printedTitle={withoutScheme(siteUrl)}>
      <Intro profile={profile} logo={logo} hasOwnFavicon={byline.hasOwnFavicon} openFirst={openFirst} />
      {layout.home === "list" ? <ProjectList cards={cards} /> : <ProjectGrid cards={cards} layout={layout} />}
      <Blurb blurb={profile.blurb} byline={byline} openFirst={openFirst} />
    </Page>
  );
}
