/** One company, one question: every Datamate picture shows the same returns of the same two months. */
export const workspace = "Hollin & Wray";
export const question = "Why did returns rise in September?";
export const understood = "returned items, August against September, all shops";
export const headline = "Two jackets explain most of the rise";

export interface Group {
  name: string;
  august: number;
  september: number;
  /** One of the two jackets of the headline. */
  named: boolean;
}

/** Returned items: 1,124 in August, 1,616 in September, 492 more; 389 of them are the two jackets. */
export const groups: Group[] = [
  { name: "Ridge Shell", august: 96, september: 347, named: true },
  { name: "Corrie Parka", august: 71, september: 209, named: true },
  { name: "Other jackets", august: 151, september: 185, named: false },
  { name: "Footwear", august: 402, september: 431, named: false },
  { name: "Everything else", august: 404, september: 444, named: false },
];

export const extra = ({ august, september }: Group) => september - august;

/** The same 492 items in three bars. */
export const bars = [
  ...groups
    .filter(({ named }) => named)
    .map((group) => ({ name: group.name, extra: extra(group), named: true })),
  {
    name: "All other items",
    extra: groups.filter(({ named }) => !named).reduce((sum, group) => sum + extra(group), 0),
    named: false,
  },
];

export const recent = [
  "Which shop runs out of parkas first?",
  "What did free shipping cost in August?",
  "How many orders arrived late?",
];

interface Week {
  from: string;
  /** Return rate in per cent of delivered items. */
  jackets: number;
  others: number;
  /** Its items can still come back. */
  open?: boolean;
}

/** By week of delivery. Today is 14 October, and items can be returned for 30 days. */
export const weeks: Week[] = [
  { from: "28 Jul", jackets: 9.1, others: 5.8 },
  { from: "4 Aug", jackets: 8.8, others: 5.7 },
  { from: "11 Aug", jackets: 9.4, others: 5.9 },
  { from: "18 Aug", jackets: 9.0, others: 5.8 },
  { from: "25 Aug", jackets: 9.3, others: 5.9 },
  { from: "1 Sep", jackets: 23.6, others: 6.0 },
  { from: "8 Sep", jackets: 26.4, others: 6.1 },
  { from: "15 Sep", jackets: 25.1, others: 6.0, open: true },
  { from: "22 Sep", jackets: 22.7, others: 5.7, open: true },
];
/** The first week with the new size chart. */
export const changed = 5;

interface Step {
  plan: string;
  working: string;
}

/** Each step reads the table of the same place in the list. */
export const steps: Step[] = [
  { plan: "Compare August with September", working: "Comparing the two months" },
  { plan: "Split the change by style", working: "Splitting the change by style" },
  { plan: "Look at what changed for them", working: "Looking at what changed" },
  { plan: "Check what can still come back", working: "Checking what is still open" },
];

interface Table {
  name: string;
  rows: string;
  fresh: string;
}

export const tables: Table[] = [
  { name: "returns", rows: "2,740 rows", fresh: "Today 06:00" },
  { name: "products", rows: "1,208 rows", fresh: "Today 06:00" },
  { name: "size_charts", rows: "64 rows", fresh: "2 Sep" },
  { name: "deliveries", rows: "38,516 rows", fresh: "Today 06:00" },
];

/** Behind the sentence about the two styles. */
export const query = [
  "select style, month, count(*)",
  "from returns",
  "join products using (sku)",
  "where month between '2025-08'",
  "  and '2025-09'",
  "group by style, month",
];

export const doubts = [
  "Items delivered after 14 Sep can still come back",
  "58 returns carry no reason: counted, not explained",
];
