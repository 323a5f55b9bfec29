/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <main id="main" className="page grid min-h-svh content-center gap-6 py-16">
      <title>Page not found</title>
      <p aria-hidden="true" className="-ml-[0.05em] font-display text-name text-line">
        404
      </p>
      <h1 className="max-w-[18ch] text-title">This page is not on the desk.</h1>
      <p className="max-w-[46ch] text-lead text-soft">
        The link may be old, or a letter went missing on the way. The work itself is one step from here.
      </p>
      <p className="mt-2">
        <a href="/" className="pill bg-ink text-paper">
          See the work
        </a>
      </p>
    </main>
  );
}
