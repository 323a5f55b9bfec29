import { expect, test } from "vitest";
import { profileIn, socialLink } from "./social-link.ts";

test.each([
  ["https://www.linkedin.com/in/ada", "linkedin", "LinkedIn"],
  ["https://de.linkedin.com/in/ada", "linkedin", "LinkedIn"],
  ["https://mastodon.social/@ada", "mastodon", "Mastodon"],
  ["https://mas.to/@ada", "mastodon", "Mastodon"],
  ["https://youtu.be/x", "youtube", "YouTube"],
  ["HTTPS://ada.Medium.com", "medium", "Medium"],
  ["https://www.figma.com/@ada", "figma", "Figma"],
  ["https://bsky.app/profile/ada.example", "bluesky", "Bluesky"],
  ["https://notlinkedin.com", "web", "notlinkedin.com"],
  ["https://linkedin.com.example/ada", "web", "linkedin.com.example"],
  ["https://www.büro-größe.de:8080/x?y", "web", "büro-größe.de"],
  ["mailto:ada@linkedin.com", "mail", ""],
  ["tel:+4930123", "telephone", ""],
])("socialLink maps %s to the icon %s", (href, icon, name) => {
  expect(socialLink(href)).toMatchObject({ icon, name });
});

const MAIL = "mailto:a@b.example";
const PROFILES = ["https://a.example", "https://b.example"];

test.each([
  ["with an e-mail address", [...PROFILES, MAIL], MAIL, "https://a.example"],
  ["without an e-mail address", PROFILES, "https://a.example", "https://b.example"],
  ["with an e-mail address only", [MAIL], MAIL, undefined],
])("%s, the profile differs from the contact", (_, links, contact, href) => {
  expect(profileIn(links, contact)?.href).toBe(href);
});
