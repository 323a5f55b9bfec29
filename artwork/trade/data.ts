/** One Thursday morning on one desk: every picture of the project shows the same 10:42. */
export const now = "10:42";
export const product = "Binnacle";

export interface Market {
  id: string;
  name: string;
  contract: string;
  unit: string;
  last: number;
  change: number;
  digits: number;
  seed: number;
}

const row = (text: string): Market => {
  const [id = "", name = "", contract = "", unit = "", last, change, digits, seed] = text.split("|");
  return {
    id,
    name,
    contract,
    unit,
    last: Number(last),
    change: Number(change),
    digits: Number(digits),
    seed: Number(seed),
  };
};

export const markets: Market[] = [
  "brent|Brent|Dec 22|$/bbl|94.57|2.12|2|11",
  "wti|WTI|Nov 22|$/bbl|89.11|1.84|2|12",
  "gasoil|Gasoil|Nov 22|$/t|1128.25|24.5|2|23",
  "ttf|TTF gas|Nov 22|€/MWh|152.55|4.85|2|7",
  "nbp|NBP gas|Nov 22|p/th|341.50|9.20|2|35",
  "hh|Henry Hub|Nov 22|$/MMBtu|6.741|0.112|3|6",
  "power|DE power|Cal 23|€/MWh|498.00|-6.50|2|17",
  "eua|EUA|Dec 22|€/t|67.40|-0.82|2|8",
  "copper|Copper|3M|$/t|7597.0|-38.5|1|29",
  "eurusd|EUR/USD|Spot||0.9776|0.0071|4|10",
  "usdnok|USD/NOK|Spot||10.634|-0.094|3|31",
].map(row);

export const market = (id: string): Market => {
  const found = markets.find((item) => item.id === id);
  if (!found) throw new Error(`no market ${id}`);
  return found;
};

export const price = (value: number, digits: number) =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** With a true minus, so that signs align under tabular figures. */
export const signed = (value: number, digits: number) =>
  `${value < 0 ? "−" : "+"}${price(Math.abs(value), digits)}`;
export const percent = ({ last, change }: Market) => (change / (last - change)) * 100;

/** What is held, in `per`; `size` turns a point of price into money of the contract's currency. */
export const positions = [
  { id: "ttf", held: 174, per: "MW", size: 720, average: 149.8, usd: false },
  { id: "brent", held: -60, per: "lots", size: 1000, average: 95.1, usd: true },
  { id: "eua", held: -40, per: "lots", size: 1000, average: 68.15, usd: false },
  { id: "gasoil", held: 30, per: "lots", size: 100, average: 1119.5, usd: true },
  { id: "power", held: 5, per: "MW", size: 8760, average: 503.5, usd: false },
].map(({ id, held, per, size, average, usd }) => {
  const local = held * size * (market(id).last - average);
  return { market: market(id), held, per, result: usd ? local / market("eurusd").last : local };
});
export const thousands = (euro: number) => `${signed(euro / 1000, 1)}k`;
/** Money as the product writes it: "€84k", "€152.40", and with its sign "+€193.0k". */
export const euros = (value: number, digits = 2) => `€${price(value, digits)}`;
export const result = (euro: number) => thousands(euro).replace(/^./, "$&€");

/** Ticket 20418: 25 MW over the 720 hours of November. The price ran away from its limit at 10:15. */
export const ticket = {
  number: "20418",
  lots: 25,
  filled: 15,
  limit: 152.2,
  average: 152.19,
  notional: 25 * 720 * 152.2,
  fills: [
    { time: "10:12:04", lots: 5, price: 152.2 },
    { time: "10:12:31", lots: 6, price: 152.2 },
    { time: "10:14:06", lots: 4, price: 152.15 },
  ],
};
export const gasLimit = { now: 174, filled: 184, max: 200, mark: 180 };
/** Sell 40 EUA at 8.40 € of margin a tonne, against what is free. */
export const margin = { needed: 336, free: 252, short: 84 };

export type Level = "red" | "amber" | "info" | "done";
export interface Alert {
  id: string;
  level: Level;
  title: string;
  detail: string;
  time: string;
}
export const alerts: Alert[] = [
  {
    id: "rejected",
    level: "red",
    title: "Sell 40 EUA rejected",
    detail: "Margin short by €84k",
    time: "10:42",
  },
  {
    id: "limit",
    level: "amber",
    title: "Gas nears its limit",
    detail: "92% once 20418 fills",
    time: "10:42",
  },
  {
    id: "brent",
    level: "info",
    title: "Brent above 94.50",
    detail: "Your level from Tuesday",
    time: "10:36",
  },
  { id: "outage", level: "info", title: "Norway outage", detail: "14 mcm a day until Sunday", time: "10:29" },
];

/** The two that want an answer, once they have it. */
export const answered: Alert[] = [
  {
    id: "resent",
    level: "done",
    title: "Sell 30 EUA working",
    detail: "10 lots in your drafts",
    time: "10:42",
  },
  {
    id: "inside",
    level: "done",
    title: "Gas inside its limit",
    detail: "20418 closed at 15 MW",
    time: "10:42",
  },
];

export const handled: Alert[] = [
  {
    id: "filled",
    level: "done",
    title: "Ticket 20417 filled",
    detail: "Sold 10 EUA at 67.55",
    time: "10:12",
  },
  {
    id: "power",
    level: "done",
    title: "DE power below 500",
    detail: "Your level from Monday",
    time: "09:51",
  },
  { id: "wti", level: "done", title: "WTI above 88.00", detail: "Your level from Monday", time: "09:14" },
];

/** The TTF forward curve today and at yesterday's settlement. */
export const curve = [
  { month: "Nov", today: 152.55, before: 147.7 },
  { month: "Dec", today: 158.2, before: 153.9 },
  { month: "Jan", today: 161.75, before: 157.8 },
  { month: "Feb", today: 161.1, before: 157.6 },
  { month: "Mar", today: 157.4, before: 154.5 },
  { month: "Apr", today: 150.3, before: 148.2 },
  { month: "May", today: 148.1, before: 146.4 },
  { month: "Jun", today: 147.2, before: 145.9 },
];

/** A repeatable wander from one value to another. The words quote prices it passes, so it keeps its own numbers. */
export function walk(seed: number, count: number, from: number, to: number, swing: number): number[] {
  let state = seed * 7919 + 17;
  const raw = [0];
  for (let index = 1; index < count; index += 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    raw.push((raw[index - 1] ?? 0) + state / 2147483648 - 0.5);
  }
  const end = raw.at(-1) ?? 0;
  const free = raw.map((value, index) => value - (end * index) / (count - 1));
  const most = Math.max(...free.map(Math.abs)) || 1;
  return free.map((value, index) => from + ((to - from) * index) / (count - 1) + (value / most) * swing);
}

/** TTF, a price a minute from 08:00 to 10:42. */
export const minutes = walk(7, 163, 148.1, market("ttf").last, 1.1);
