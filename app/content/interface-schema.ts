/** The shape of content/interface.yaml: what may be left out is said in English. */
import { z } from "zod";

export const interfaceSchema = z.strictObject({
  page: group({
    skip: phrase("Skip to content"),
    back: phrase("Back"),
    /** Read out: the navigation that holds Back. */
    navigation: phrase("Site"),
    /** Of a case study, in the browser's tab and where it is shared. */
    title: phrase("{title} · {name}"),
    setIn: phrase("Set in Funnel Display and Instrument Sans"),
  }),
  links: group({
    /** Read out. */
    contact: phrase("Contact"),
    profile: phrase("{name} on {place}"),
    mail: phrase("Write an e-mail to {name}"),
    telephone: phrase("Call {name}"),
    /** Read out after a link that leads elsewhere. */
    newTab: phrase("(opens in a new tab)"),
  }),
  cards: group({
    /** Read out: the list of all cards. */
    projects: phrase("Projects"),
    locked: phrase("Passcode"),
  }),
  study: group({
    /** Read out: the list of tags. */
    tags: phrase("Tags"),
    role: phrase("Role"),
    team: phrase("Team"),
    contents: phrase("Contents"),
    sections: plural("{count} section", "{count} sections"),
    next: phrase("Next project"),
    /** Read out, as is `picture`, the name of the picture when it is large. */
    enlarge: phrase("Enlarge the picture: {title}"),
    picture: phrase("Picture: {title}"),
    close: phrase("Close"),
    pause: phrase("Pause"),
    play: phrase("Play"),
  }),
  gate: group({
    title: phrase("Enter Password"),
    help: phrase(
      "This work is shown in confidence. The passcode is in my résumé or in my e‑mail to you. Capitals and spaces do not matter.",
    ),
    field: phrase("Passcode"),
    submit: phrase("Submit"),
    checking: phrase("Checking…"),
    unlocking: phrase("Unlocking…"),
    wait: phrase("Wait"),
    countdown: plural("Next try in {seconds} second", "Next try in {seconds} seconds"),
    incorrect: phrase("Incorrect passcode"),
    failed: phrase("Authentication failed. Please try again."),
    tooMany: plural(
      "Too many attempts. Try again in {seconds} second.",
      "Too many attempts. Try again in {seconds} seconds.",
    ),
    /** The server answered, but did not look at the passcode. */
    refused: phrase(
      "The server refused the request without looking at the passcode. Please tell me, so that I can mend it.",
    ),
    tooLong: phrase("That was too long to be looked at. Please enter the passcode alone."),
    noCookies: phrase(
      "The passcode is right, but this browser keeps no cookies. Allow them for this site and try again.",
    ),
    ok: phrase("OK"),
    /** Read out. */
    unlocked: phrase("Unlocked. The whole case study is here."),
    noPasscode: phrase("No passcode?"),
    ask: phrase("Ask for access"),
    mailSubject: phrase("Passcode for {title}"),
    mailText: phrase('Hello,\n\nmay I see the case study "{title}"?'),
  }),
  notFound: group({
    title: phrase("Page not found"),
    heading: phrase("Nothing hangs here."),
    text: phrase("The link may be old, or a letter went missing on the way. The work is one step from here."),
    home: phrase("See the work"),
  }),
  error: group({
    title: phrase("Unexpected Application Error!"),
    text: phrase("Something went wrong on my side. Please try again in a moment."),
    chunk: phrase("Loading chunk {chunk} failed. Check your connection and reload the page."),
    otherSite: phrase(
      "The server took this form for one of another site and did not look at it. Open the page itself and try again there; if that does not help, please tell me.",
    ),
    reload: phrase("Reload"),
    home: phrase("Back to the start"),
  }),
});

export type InterfaceFile = z.infer<typeof interfaceSchema>;

function group<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape).prefault({} as z.input<z.ZodObject<T>>);
}

function text(english: string) {
  const needed = placeholdersIn(english);
  return z
    .string("write a text")
    .trim()
    .min(1, "must not be empty")
    .superRefine((value, context) => {
      const found = placeholdersIn(value);
      const unknown = found.filter((name) => !needed.includes(name));
      for (const name of unknown) context.addIssue(`there is no ${name} here; ${advice(needed)}`);
    });
}

function phrase(english: string) {
  const needed = placeholdersIn(english);
  return text(english)
    .superRefine((value, context) => {
      const missing = needed.filter((name) => !placeholdersIn(value).includes(name));
      if (missing.length > 0) context.addIssue(`${missing.join(" and ")} is missing; ${advice(needed)}`);
    })
    .default(english);
}

/** The forms of Intl.PluralRules. A form for one number may do without it: "Next try in a second". */
function plural(one: string, other: string) {
  const form = text(other).optional();
  return z
    .strictObject({
      zero: form,
      one: text(one).default(one),
      two: form,
      few: form,
      many: form,
      other: phrase(other),
    })
    .prefault({});
}

function placeholdersIn(pattern: string): string[] {
  return pattern.match(/\{[^{}]*\}/g) ?? [];
}

function advice(names: string[]): string {
  if (names.length === 0) return "take it out, with its braces";
  return `write ${names.join(" and ")}, which the page replaces`;
}
