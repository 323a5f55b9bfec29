import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { SectionList } from "#app/case-study/sections/section-list.tsx";
import { byline, content } from "#app/content/.server/content.ts";
import type { RouteHandle } from "#app/root.tsx";
import { pagePath } from "#app/site-map.ts";
import { Contact } from "#app/ui/contact.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { pageMeta, pageTitle } from "#app/ui/page-meta.ts";
import styles from "../styles/own-page.css?inline";

export const handle: RouteHandle = { styles: "study" };

// React Router generates types for this route only if `content/pages/` has a page.
export function loader({ url }: LoaderFunctionArgs) {
  const page = content.pages.find(({ slug }) => url.pathname === pagePath(slug));
  if (!page) throw data(null, { status: 404 });
  return { siteUrl: content.siteUrl, title: pageTitle(page.title, content), byline, page };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { siteUrl, title, page } = loaderData;
  const { slug, description, share } = page;
  return pageMeta({ title, description, siteUrl, path: pagePath(slug), share });
}

export default function CustomPage() {
  const { byline, page } = useLoaderData<typeof loader>();
  const { title, description, sections } = page;
  return (
    <Page byline={byline}>
      <div className="page pt-5 pb-20 wide:pt-10 print:pb-0">
        <PageHead title={title}>
          <p dir="auto" className="mt-4 max-w-[23em] text-balance text-lead text-soft">
            {description}
          </p>
        </PageHead>
        <style href="own-page" precedence="own-page">
          {styles}
        </style>
        <div className="own-page case-body w-full min-w-0 max-w-[56rem]">
          <SectionList sections={sections} videos="controls" />
          <Contact byline={byline} />
        </div>
      </div>
    </Page>
  );
}
