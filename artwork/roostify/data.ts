/** One lender, one mortgage application: every picture of the Credit Service shows the same order. */
export const lender = "Larkfield";
export const officer = "Dana";

export const application = {
  number: "LA-20418",
  property: "18 Wren Lane, Millbrook",
  loan: "$330,000",
  borrowers: ["Priya Nolan", "Tom Nolan"],
} as const;

/** A second application, ordered at the desk while the Nolans order theirs on a phone. */
export const deskOrder = {
  number: "LA-20409",
  property: "7 Mill Race, Millbrook",
  borrowers: [
    { name: "Helen Castellano", initials: "HC", agreed: "On her phone at 9:52" },
    { name: "Ray Castellano", initials: "RC", agreed: "At the branch at 9:41" },
  ],
} as const;

export const steps = ["Property", "Income", "Assets", "Credit", "Review"];
export const bureaus = ["Northfile", "Copperline", "Ashgate"] as const;

export type State = "consent" | "ordered" | "part" | "ready" | "retry" | "old";

export const states: Record<State, string> = {
  consent: "Waiting for consent",
  ordered: "Ordered",
  part: "2 of 3 in",
  ready: "Ready",
  retry: "Needs a retry",
  old: "Expires in 6 days",
};

export interface Report {
  borrowers: string;
  number: string;
  state: State;
  note: string;
  when: string;
  action: string;
}

export const reports: Report[] = [
  {
    borrowers: "Priya and Tom Nolan",
    number: "LA-20418",
    state: "retry",
    note: "Ashgate did not answer",
    when: "Today, 10:42",
    action: "Try again",
  },
  {
    borrowers: "Marcus Obi",
    number: "LA-20421",
    state: "consent",
    note: "Asked by e-mail and text",
    when: "Today, 10:15",
    action: "Remind",
  },
  {
    borrowers: "Helen and Ray Castellano",
    number: "LA-20409",
    state: "part",
    note: "Copperline is still working",
    when: "Today, 9:58",
    action: "",
  },
  {
    borrowers: "Anneke Visser",
    number: "LA-20397",
    state: "ready",
    note: "All three bureaus",
    when: "Today, 9:31",
    action: "Open",
  },
  {
    borrowers: "June Park",
    number: "LA-20388",
    state: "ready",
    note: "All three bureaus",
    when: "Yesterday, 16:20",
    action: "Open",
  },
  {
    borrowers: "Samir and Leah Haddad",
    number: "LA-20122",
    state: "old",
    note: "Valid until May 20",
    when: "Ordered January 20",
    action: "Renew",
  },
];
