import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { Profile, Svg } from "#app/content/types.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import { Intro } from "./intro.tsx";

const profile = { name: "Ada", tagline: [], links: [] as string[] } as Partial<Profile> as Profile;

const LOGO = { src: "/logo.svg", width: 3, height: 1 };

test.each([
  ["the name", undefined],
  ["a logo", LOGO],
])('"Skip to content" leads to %s', (_, logo) => {
  expect(render(logo, true)).toMatch(/<h1 id="title"[^>]*>(Ada|<img [^>]*alt="Ada")/);
});

test.each([true, false])("shows favicon.svg only if the owner has one: %s", (hasOwnFavicon) => {
  expect(render(undefined, hasOwnFavicon).includes('src="/favicon.svg"')).toBe(hasOwnFavicon);
});

function render(logo: Svg | undefined, hasOwnFavicon: boolean): string {
  return renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <MemoryRouter>
        <Intro profile={profile} logo={logo} hasOwnFavicon={hasOwnFavicon} />
      </MemoryRouter>
    </StringsContext>,
  );
}
