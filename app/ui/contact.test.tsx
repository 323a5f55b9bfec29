import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { ContactLinks } from "./contact.tsx";
import { StringsContext } from "./strings.tsx";

const MAIL = "mailto:a@b.example";
const PROFILES = ["https://a.example", "https://b.example", "https://c.example"];

test.each([
  ["with an e-mail address", [...PROFILES, MAIL], [MAIL, PROFILES[0]]],
  ["without an e-mail address", PROFILES, [PROFILES[0], PROFILES[1]]],
  ["with an e-mail address only", [MAIL], [MAIL]],
])("%s, the contact links differ from each other", (_, links, expected) => {
  const byline = { name: "Ada", links, footer: "", pages: [], hasOwnFavicon: false };
  const html = renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <ContactLinks byline={byline} className="" />
    </StringsContext>,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(expected);
});
