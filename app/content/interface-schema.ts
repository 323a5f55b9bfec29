/** The shape of content/interface.yaml: what may be left out is said in English. */
import { z } from "zod";
import { group, phrase, plural, text } from "./interface-strings.ts";

const SET_IN = "Set in {typefaces}";

export const interfaceSchema = z.strictObject({
  page: group({
    skip: phrase("Skip to content"),
    back: phrase("Back"),
    /** Read out: the navigation that holds Back. */
    navigation: phrase("Site"),
    /** Of a case study, in the browser's tab and where it is shared. */
    title: phrase("{title} · {name}"),
    /** {typefaces} may be left out. */
    setIn: text(SET_IN).default(SET_IN),
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
  /** The page that says all of it in a minute. */
  brief: group({
    title: phrase("In brief"),
  }),
  /** At the end of a case study. */
  contact: group({
    title: phrase("Write to me"),
    resume: phrase("Résumé, PDF"),
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
    outcome: phrase("Outcome"),
    team: phrase("Team"),
    contents: phrase("Contents"),
    sections: plural("{count} section", "{count} sections"),
    videos: plural("{count} video", "{count} videos"),
    next: phrase("Next project"),
    others: phrase("More projects"),
    /** Read out, as is `picture`, the name of the picture when it is large. */
    enlarge: phrase("Enlarge the picture: {title}"),
    enlargeVideo: phrase("Enlarge the video: {title}"),
    picture: phrase("Picture: {title}"),
    close: phrase("Close"),
    /** Above two figures that are compared. */
    before: phrase("Before"),
    after: phrase("After"),
    pause: phrase("Pause"),
    play: phrase("Play"),
    /** To a guest: what app/invitations/use-visit.ts does. */
    invited: phrase(
      "You are here by invitation. {name} sees on which day you read this page, and nothing else about you.",
    ),
  }),
  lock: group({
    title: phrase("Enter Password"),
    /** A link in the list of tags that leads to the field. */
    locked: phrase("Locked"),
    /** Heading of the list of other studies that this session opens. */
    alsoOpen: phrase("Also open to you in this session:"),
    help: phrase(
      "This work is shown in confidence. The password is the passcode in my résumé or in my e‑mail to you. Capitals and spaces do not matter.",
    ),
    field: phrase("Passcode"),
    submit: phrase("Submit"),
    checking: phrase("Checking…"),
    unlocking: phrase("Unlocking…"),
    incorrect: phrase("Incorrect passcode"),
    failed: phrase("Authentication failed. Please try again."),
    tooMany: plural(
      "Too many attempts. Try again in {seconds} second.",
      "Too many attempts. Try again in {seconds} seconds.",
    ),
    /** For a response that is neither right nor wrong. */
    refused: phrase(
      "The server refused the request before it checked the passcode. Please tell me about it.",
    ),
    tooLong: phrase("That is too long. Please enter only the passcode."),
    noCookies: phrase(
      "That is right, but this browser does not keep cookies. Allow cookies for this site and try again.",
    ),
    ok: phrase("OK"),
    /** Read out. */
    unlocked: phrase("Unlocked. The whole case study is now visible."),
    noPasscode: phrase("No passcode?"),
    /** For guests of other studies; before the link "Ask for access". */
    outside: phrase("Your invitation does not include this case study."),
    /** For guests whose invitation has ended; before the same link. */
    ended: phrase("Your invitation is no longer valid."),
    ask: phrase("Ask for access"),
    /** Printed instead of the form. */
    onPaper: phrase("This work is shown in confidence. To read it, ask {name}: {contact}"),
    mailSubject: phrase("Passcode for {title}"),
    mailText: phrase('Hello,\n\nmay I see the case study "{title}"?'),
  }),
  /** Only the owner reads these, at /owner. */
  owner: group({
    title: phrase("Invitations"),
    password: phrase("Password"),
    loginHelp: phrase("This page is for the owner of the site."),
    logIn: phrase("Log in"),
    logOut: phrase("Log out"),
    incorrect: phrase("Incorrect password"),
    loggedOut: phrase("Nothing was changed. Log in first."),
    intro: phrase(
      "Give one person or company their own link, see on which days they read your work, and end it at any time.",
    ),
    new: phrase("New invitation"),
    label: phrase("Who is it for?"),
    labelHelp: phrase("Only you can see this."),
    opens: phrase("Which studies does it open?"),
    all: phrase("All locked studies"),
    some: phrase("Selected studies"),
    lastDay: phrase("Last day"),
    lastDayHelp: phrase("Leave empty for no end."),
    passcode: phrase("Passcode"),
    passcodeHelp: phrase(
      "Leave empty to generate one. To change the shared passcode without breaking résumés you have already sent, enter the old one here.",
    ),
    create: phrase("Create invitation"),
    errors: group({
      labelEmpty: phrase("Enter who it is for."),
      labelLong: phrase("Enter at most 200 characters."),
      noStudy: phrase("Select at least one study."),
      notADay: phrase("Enter a date such as 2026-12-31."),
      past: phrase("This day is in the past. Enter a later one."),
      passcodeShort: phrase("This passcode is easy to guess. Enter at least six letters or digits."),
      passcodeLong: phrase("Enter at most 100 characters."),
      passcodeTaken: phrase(
        "Another invitation has this passcode. Enter a different one, or delete that invitation.",
      ),
    }),
    list: phrase("Your invitations"),
    none: phrase("No invitations yet. To create the first one, you only need a name."),
    older: phrase("Older invitations"),
    newest: phrase("Newest invitations"),
    /** The state of an invitation. */
    active: phrase("Active"),
    activeUntil: phrase("Active until {date}"),
    ended: phrase("Ended on {date}"),
    expired: phrase("Expired after {date}"),
    /** A study that has left the site. */
    gone: phrase("{title} (no longer on the site)"),
    notVisited: phrase("No visits yet"),
    visitedOnce: phrase("Visited on {date}"),
    visited: phrase("First visit {first}, latest visit {last}"),
    send: phrase("Send it"),
    link: phrase("Link"),
    copy: phrase("Copy"),
    copied: phrase("Copied"),
    mail: phrase("E-mail text"),
    /** The guest reads this and the next text. */
    mailText: phrase(
      "Some of my work is confidential. This link opens it for you: {link}\n\nIf a page asks for a passcode, enter: {passcode}",
    ),
    mailUntil: phrase("Both are valid until {date}."),
    qr: phrase("The link as a QR code"),
    lost: phrase(
      "This invitation was created with a different SESSION_SECRET, so its link and passcode no longer work. Create a new invitation.",
    ),
    visits: phrase("Visits"),
    visitsHelp: phrase(
      "A visit means that someone spent time reading a study. Each study counts once a day. No address or device is stored. Mail programs that open the link do not count.",
    ),
    change: phrase("Change it"),
    save: phrase("Save"),
    saved: phrase("Saved."),
    withdraw: phrase("End or delete it"),
    end: phrase("End it"),
    endHelp: phrase(
      "Its link and passcode stop working at once, also for anyone who is reading now. It stays in the list, and you cannot reactivate it.",
    ),
    endNow: phrase("End it now"),
    delete: phrase("Delete it"),
    deleteHelp: phrase("This deletes its name, link, passcode and visits. You cannot undo this."),
    deleteNow: phrase("Delete it now"),
  }),
  /** The page that opens an invitation's link. */
  invitation: group({
    heading: plural("{name} shared a case study with you", "{name} shared {count} case studies with you"),
    /** Words for {count}, starting at one. Longer lists use digits. */
    numbers: z
      .array(text("one"))
      .default(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]),
    text: phrase("This work is confidential and shared with you by invitation."),
    open: phrase("See the work"),
    visits: phrase(
      "When you read a case study, {name} sees which one and on which day, and nothing else about you.",
    ),
    /** For every link that opens nothing, whatever the reason. */
    gone: group({
      title: phrase("Invitation closed"),
      heading: phrase("This link is no longer valid."),
      text: phrase(
        "The invitation may have ended, or part of its link is missing. {name} can send you a new one.",
      ),
      ask: phrase("Ask for a new link"),
      mailSubject: phrase("A new link to your case studies"),
      mailText: phrase(
        "Hello,\n\nthe link to your case studies does not work any more. Could you send me a new one?",
      ),
      home: phrase("See the public work"),
    }),
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
    otherSiteTitle: phrase("This form came from elsewhere."),
    otherSite: phrase(
      "The server took this form for one of another site and did not look at it. Open the page itself and try again there; if that does not help, please tell me.",
    ),
    reload: phrase("Reload"),
    home: phrase("Back to the start"),
  }),
});

export type InterfaceFile = z.infer<typeof interfaceSchema>;
