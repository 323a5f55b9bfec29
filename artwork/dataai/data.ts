/** One company, one question: every Datamate picture shows the same returns of the same two months. */
export const workspace = "Tarn & Pike";
export const question = "Why did returns rise in September?";
export const headline = "Two jackets explain most of the rise";

export interface Category {
  name: string;
  august: number;
  september: number;
}

/** Returned items: 1,124 in August, 1,616 in September, 492 more. */
export const categories: Category[] = [
  { name: "Jackets", august: 318, september: 741 },
  { name: "Footwear", august: 402, september: 431 },
  { name: "Trousers", august: 171, september: 188 },
  { name: "Other", august: 137, september: 152 },
  { name: "Packs", august: 96, september: 104 },
];

/** Return rate by week, in per cent of delivered items. */
export const weeks = ["28 Jul", "4 Aug", "11 Aug", "18 Aug", "25 Aug", "1 Sep", "8 Sep", "15 Sep", "22 Sep"];
export const jacketRate = [7.2, 7.0, 7.4, 7.1, 7.6, 11.8, 15.9, 17.4, 16.6];
export const otherRate = [5.8, 5.7, 5.9, 5.8, 5.9, 6.0, 6.1, 6.0, 6.1];

export const plan = [
  "Compare August with September",
  "Split the change by category",
  "Read the return reasons",
];

export interface Table {
  name: string;
  rows: string;
  fresh: string;
}

export const tables: Table[] = [
  { name: "returns", rows: "2,740 rows", fresh: "Today 06:00" },
  { name: "products", rows: "1,208 rows", fresh: "Today 06:00" },
  { name: "size_charts", rows: "64 rows", fresh: "2 Sep" },
];

export const query = [
  "select category,",
  "  sum(sep) - sum(aug) as extra",
  "from returns",
  "join products using (sku)",
  "group by category",
  "order by extra desc",
];

export const doubts = [
  "Items sent after 14 Sep can still come back.",
  "58 returns have no reason and are left out.",
];
