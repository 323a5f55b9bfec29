import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";
import { PLAIN_QUERY } from "#app/site-map.ts";
import { ChunkFailure, ChunkWatch } from "#app/ui/chunk-watch.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { PageStyleTags, type StyleSheet, usePageStyles } from "#app/ui/page-styles.tsx";
import { PageStrings, useStrings } from "#app/ui/strings.tsx";

/** A route exports these settings of its page as `handle`. */
export interface RouteHandle {
  /** Only pages with this setting ship JavaScript. */
  scripted?: boolean;
  styles?: StyleSheet;
}

export function Layout({ children }: { children: ReactNode }) {
  const { lang, dir } = useStrings();
  const pageStyles = usePageStyles();
  const hasError = Boolean(useRouteError());
  const isScripted = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.scripted);
  const isPlain = new URLSearchParams(useLocation().search).has(PLAIN_QUERY);
  // In development, hot reload needs scripts. On slides, hydration would undo the changes of presenter.js.
  const hasHotReload = import.meta.env.DEV && pageStyles.sheet !== "present";
  const shipsScripts = (isScripted || hasHotReload) && !hasError && !isPlain;
  return (
    <html lang={lang} dir={dir} data-motion={pageStyles.motion}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <PageStyleTags />
        <Meta />
        {shipsScripts && <ChunkWatch />}
      </head>
      <body>
        {children}
        {shipsScripts && <ChunkFailure />}
        {shipsScripts && <PageStrings />}
        {shipsScripts && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Responds to an error on the server. In the browser, entry.client.tsx shows the page that the server sent. */
export function ErrorBoundary() {
  const error = useRouteError();
  const strings = useStrings().error;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main>
      <title>{strings.title}</title>
      <ErrorScreen />
    </main>
  );
}
