/** One lender, one mortgage application: every picture of the Credit Service shows the same order. */
export const lender = "Larkfield";
export const officer = "Dana";

export const application = {
  number: "LA-31764",
  property: "18 Wren Lane, Millbrook",
  loan: "$330,000",
  borrowers: ["Priya Nolan", "Tom Nolan"],
} as const;

/** When the Nolans' order moved on, on one afternoon of May 16, 2019. */
export const times = {
  tom: "2:00",
  agreed: "2:02",
  answers: ["2:04", "2:05"],
  silent: "2:06",
  next: "2:08",
  ready: "2:11",
} as const;

/** What the Nolans' report carries over into the application. */
export const debts = [
  { name: "Car loan", owner: "Dunmore Auto Finance", balance: "$11,240", monthly: "$312" },
  { name: "Student loan", owner: "Westbridge Education", balance: "$18,600", monthly: "$204" },
  { name: "Everyday card", owner: "Ferris Bank", balance: "$1,430", monthly: "$45" },
];

export const totals = { balance: "$31,270", monthly: "$561" };

/** A second application, ordered at the desk while the Nolans order theirs on a phone. */
export const deskOrder = {
  number: "LA-31755",
  property: "7 Mill Race, Millbrook",
  borrowers: [
    { name: "Helen Castellano", initials: "HC", agreed: "On her phone at 1:16 PM" },
    { name: "Ray Castellano", initials: "RC", agreed: "At the branch at 1:05 PM" },
  ],
} as const;

export const steps = ["Property", "Income", "Assets", "Credit", "Review"];
export const bureaus = ["Northfile", "Copperline", "Ashgate"] as const;

export type State = "consent" | "ordered" | "part" | "ready" | "retry" | "old";

/** Every state says whose turn it is. */
export const states: Record<State, string> = {
  consent: "With Marcus: consent",
  ordered: "With all three bureaus",
  part: "With Copperline",
  ready: "Yours: ready",
  retry: "Yours: retry",
  old: "Yours: renew",
};

export interface Report {
  borrowers: string;
  number: string;
  state: State;
  note: string;
  when: string;
  action?: string;
}

export const reports: Report[] = [
  {
    borrowers: application.borrowers.join(" and ").replace(" Nolan and", " and"),
    number: application.number,
    state: "retry",
    note: "Ashgate did not answer",
    when: `Today, ${times.silent} PM`,
    action: "Try Ashgate now",
  },
  {
    borrowers: "June Park",
    number: "LA-31766",
    state: "ordered",
    note: "Ordered, none in yet",
    when: "Today, 2:05 PM",
  },
  {
    borrowers: "Marcus Obi",
    number: "LA-31767",
    state: "consent",
    note: "Asked by e-mail and text",
    when: "Today, 1:39 PM",
    action: "Remind Marcus",
  },
  {
    borrowers: "Helen and Ray Castellano",
    number: deskOrder.number,
    state: "part",
    note: "Two of three are in",
    when: "Today, 1:22 PM",
  },
  {
    borrowers: "Anneke Visser",
    number: "LA-31743",
    state: "ready",
    note: "All three are in",
    when: "Today, 11:31 AM",
    action: "Review",
  },
  {
    borrowers: "Samir and Leah Haddad",
    number: "LA-31468",
    state: "old",
    note: "Expires in 6 days",
    when: "Ordered January 22",
    action: "Renew",
  },
];
