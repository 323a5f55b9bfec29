import { expect, test } from "vitest";
import type { Byline } from "#app/content/types.ts";
import { render } from "../../tests/helpers/render.tsx";
import { ContactLinks } from "./contact.tsx";

const MAIL = "mailto:a@b.example";
const PROFILES = ["https://a.example", "https://b.example", "https://c.example"];

test.each([
  ["with an e-mail address", [...PROFILES, MAIL], [MAIL, PROFILES[0]]],
  ["without an e-mail address", PROFILES, [PROFILES[0], PROFILES[1]]],
  ["with an e-mail address only", [MAIL], [MAIL]],
])("%s, the contact links differ from each other", (_, links, expected) => {
  const html = render(<ContactLinks byline={{ links } as Byline} className="" />);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(expected);
});
