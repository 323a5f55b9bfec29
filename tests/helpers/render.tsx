import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { StringsContext } from "#app/ui/strings.tsx";

/** Returns the HTML of an element with the default strings on the page at the path. */
export function render(element: ReactElement, path = "/"): string {
  return renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
    </StringsContext>,
  );
}
