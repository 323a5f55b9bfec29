export const MARK_STYLES = `
  /* A theme's own scheme is outside of layers, so it has precedence. */
  @layer studio { :root { color-scheme: var(--studio-scheme); } }
  :root { --studio-mark: light-dark(#3155d4, #8ea8ff); }
  [data-studio-chosen] { outline: 1px solid var(--studio-mark); outline-offset: 8px; border-radius: 4px; }
  /* The studio draws the frame of a band, because the band's clip-path would hide an outline. */
  .on-color[data-studio-chosen] { outline: none; }
  [data-studio-landing="before"] { box-shadow: 0 -4px var(--studio-mark); }
  [data-studio-landing="after"] { box-shadow: 0 4px var(--studio-mark); }
  :root[data-studio-text] * { cursor: text; }
  [contenteditable] { position: relative; z-index: 40; outline: 2px solid var(--studio-mark) !important; outline-offset: 3px; hyphens: manual;
    white-space: pre-wrap !important; scroll-margin: 0 !important; }
  /* On a phone, the tools of the text cover the bottom of the window. */
  @media (width < 768px) { [contenteditable] { scroll-margin-bottom: 112px !important; } }
  /* A card's focus ring would cover the whole card. */
  [contenteditable]::after { content: none !important; }
  [data-studio-unsaved]:not([data-studio-unsaved=""]) { outline: 2px solid light-dark(#b3261e, #ff8a80) !important;
    outline-offset: 3px; }
  /* The name gives an empty text the height of a line. It looks unlike a text of the page. */
  [contenteditable]:empty::before, [data-studio-unsaved]:is(:empty, :has(> br:only-child)):not([data-studio-unsaved=""])::before {
    content: "Empty: " attr(data-studio-label) !important; font: italic 400 16px system-ui; letter-spacing: normal; opacity: 0.75; }
  /* The scrolling region of a table would clip an outline around a cell at its edge. */
  table :is(tr, th, td) { outline-offset: -2px !important; }
  /* The owner selects the poster of a prototype. The dialog shows the prototype. */
  .prototype > iframe { display: none; }
  [data-studio-source] { font-family: ui-monospace, monospace; }
`;
