import type { MissingType } from "../../shared/refusal.ts";
import type { Call } from "../state/connection.ts";
import type { SaveValue } from "../state/save-value.tsx";

export type Fix = [label: string, run: () => Promise<unknown>];

interface CardTypeOptions {
  call: Call;
  saveValue: SaveValue;
  /** Saves a type that the site has. */
  use: (type: string) => Promise<unknown>;
  /** Saves the refused type again, after the profile lists it. */
  retry: () => Promise<unknown>;
}

/** Returns what the owner can do about a card type that the profile does not list. The likely intention is first. */
export function cardTypeFixes(
  { name, likely }: MissingType,
  { call, saveValue, use, retry }: CardTypeOptions,
): Fix[] {
  const add: Fix = [
    `Add “${name}” to my types`,
    async () => {
      const place = { file: "profile.yaml", path: ["types"] };
      const { value: types } = await call("getValue", place);
      await saveValue(place, [...((types ?? []) as string[]), name], types);
      await retry();
    },
  ];
  return likely ? [[`Use “${likely}”`, () => use(likely)], add] : [add];
}
