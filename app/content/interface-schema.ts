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
    /** Among the tags: leads to the field. */
    locked: phrase("Locked"),
    /** Before the other studies that one passcode opens. */
    alsoOpen: phrase("Also open to you in this session:"),
    help: phrase(
      "This work is shown in confidence. The password is the passcode in my résumé or in my e‑mail to you. Capitals and spaces do not matter.",
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
      "You may come in, but this browser keeps no cookies. Allow them for this site and try again.",
    ),
    ok: phrase("OK"),
    /** Read out. */
    unlocked: phrase("Unlocked. The whole case study is here."),
    noPasscode: phrase("No passcode?"),
    /** Before "Ask for access", as the line above. */
    outside: phrase("Your invitation does not include this one."),
    /** To whom an invitation let in that is over by now. */
    over: phrase("Your invitation is over."),
    ask: phrase("Ask for access"),
    /** On paper, in place of the form. */
    onPaper: phrase("This work is shown in confidence. To read it, ask {name}: {contact}"),
    mailSubject: phrase("Passcode for {title}"),
    mailText: phrase('Hello,\n\nmay I see the case study "{title}"?'),
  }),
  /** The owner alone reads these, at /owner. */
  owner: group({
    title: phrase("Invitations"),
    password: phrase("Password"),
    loginHelp: phrase("This page is for the owner of the site."),
    logIn: phrase("Log in"),
    logOut: phrase("Log out"),
    incorrect: phrase("This is not the password."),
    loggedOut: phrase("Nothing was changed: please log in first."),
    intro: phrase("Let someone in by a link of their own, see that they came, and end it when you like."),
    new: phrase("New invitation"),
    label: phrase("For whom"),
    labelHelp: phrase("Only you see this."),
    opens: phrase("What it opens"),
    all: phrase("All locked studies"),
    some: phrase("Only some"),
    until: phrase("Last day"),
    untilHelp: phrase("Leave it empty for no end."),
    words: phrase("Passcode of its own"),
    wordsHelp: phrase(
      "Leave it empty for a made one. To change the shared passcode without breaking sent résumés, write the old one here.",
    ),
    create: phrase("Make invitation"),
    mistakes: group({
      labelEmpty: phrase("Say for whom it is."),
      labelLong: phrase("Make it 200 characters at most."),
      noStudy: phrase("Choose at least one study."),
      notADay: phrase("Write a day as 2026-12-31."),
      past: phrase("This day is over. Choose a later one."),
      wordsShort: phrase("This is soon guessed: use six letters or digits at least."),
      wordsLong: phrase("Make it 100 characters at most."),
      wordsTaken: phrase(
        "Another invitation has this passcode. Choose another one, or delete that invitation.",
      ),
    }),
    list: phrase("Made so far"),
    none: phrase("None yet. The first one takes a name and a press."),
    older: phrase("Older ones"),
    newest: phrase("Newest ones"),
    /** The state of an invitation. */
    open: phrase("Open"),
    openUntil: phrase("Open until {date}"),
    ended: phrase("Ended on {date}"),
    over: phrase("Was open until {date}"),
    /** A study that is not on the site any more. */
    gone: phrase("{title} (no longer there)"),
    notVisited: phrase("No visit yet"),
    visitedOnce: phrase("Visited on {date}"),
    visited: phrase("First visit {first}, last {last}"),
    send: phrase("Send it"),
    link: phrase("Link"),
    copy: phrase("Copy"),
    copied: phrase("Copied"),
    mail: phrase("For an e-mail"),
    mailText: phrase(
      "Some of my work I show in confidence. This link opens it for you: {link}\n\nShould a page ask for a passcode, it is: {passcode}",
    ),
    mailUntil: phrase("Both are good until {date}."),
    qr: phrase("The link as a QR code"),
    lost: phrase(
      "It was made with another SESSION_SECRET: its link and passcode no longer work. Make a new invitation.",
    ),
    visits: phrase("Visits"),
    visitsHelp: phrase(
      "A visit is counted when someone has read in a study for a while: once a day for each study, without an address or a device. A mail program that opens the link does not count.",
    ),
    change: phrase("Change it"),
    save: phrase("Save"),
    saved: phrase("Saved."),
    takeBack: phrase("Take it back"),
    end: phrase("End it"),
    endHelp: phrase(
      "From now on its link and passcode open nothing, also for whoever is reading just now. It stays in the list and cannot be opened again.",
    ),
    endNow: phrase("End it now"),
    delete: phrase("Delete for good"),
    deleteHelp: phrase(
      "Name, link, passcode and visits are gone as if it had never been. Nobody can bring them back.",
    ),
    deleteNow: phrase("Delete it now"),
  }),
  /** The page of an invitation's link. */
  invitation: group({
    heading: plural("{name} shared a case study with you", "{name} shared {count} case studies with you"),
    /** What {count} says of one, of two, and so on; beyond the list it is written in digits. */
    numbers: z
      .array(text("one"))
      .default(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]),
    text: phrase("This work is shown in confidence, to you by invitation."),
    open: phrase("See the work"),
    visits: phrase(
      "When you read a case study, {name} sees which one and on which day, and nothing else about you.",
    ),
    /** The same for every link that opens nothing: ended, past its date, unknown. */
    gone: group({
      title: phrase("Invitation closed"),
      heading: phrase("This door is closed."),
      text: phrase(
        "The invitation may be over, or a letter of its link went missing on the way. {name} can send you a new one.",
      ),
      ask: phrase("Ask for a new link"),
      mailSubject: phrase("A new link to your case studies"),
      mailText: phrase(
        "Hello,\n\nthe link to your case studies does not open any more. May I have a new one?",
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
