import { expect, test } from "vitest";
import type { Profile, Svg } from "#app/content/types.ts";
import { render } from "../../tests/helpers/render.tsx";
import { Intro } from "./intro.tsx";

const profile = { name: "Ada", tagline: [], links: [] as string[] } as Partial<Profile> as Profile;

const LOGO = { src: "/logo.svg", width: 3, height: 1 };

test.each([
  ["the name", undefined],
  ["a logo", LOGO],
])('"Skip to content" leads to %s', (_, logo) => {
  expect(renderIntro(logo, true)).toMatch(/<h1 id="title"[^>]*>(Ada|<img [^>]*alt="Ada")/);
});

test.each([true, false])("shows favicon.svg only if the owner has one: %s", (hasOwnFavicon) => {
  expect(renderIntro(undefined, hasOwnFavicon).includes('src="/favicon.svg"')).toBe(hasOwnFavicon);
});

function renderIntro(logo: Svg | undefined, hasOwnFavicon: boolean): string {
  return render(<Intro profile={profile} logo={logo} hasOwnFavicon={hasOwnFavicon} openFirst={undefined} />);
}
