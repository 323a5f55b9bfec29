import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { Profile } from "#app/content/types.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import { Intro } from "./intro.tsx";

const profile = { name: "Ada", tagline: [], links: [] as string[] } as Partial<Profile> as Profile;

test.each([
  ["the name", undefined],
  ["a logo", { src: "/logo.svg", width: 3, height: 1 }],
])('"Skip to content" leads to %s', (_, logo) => {
  const html = renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <MemoryRouter>
        <Intro profile={profile} logo={logo} hasOwnFavicon />
      </MemoryRouter>
    </StringsContext>,
  );
  expect(html).toMatch(/<h1 id="title"[^>]*>(Ada|<img [^>]*alt="Ada")/);
});
