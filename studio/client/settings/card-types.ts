import type { Call } from "../state/connection.ts";
import type { SaveValue } from "../state/save-value.tsx";

/** Adds a new card type to the profile, and then sets it on the card. */
export function writeCardType(call: Call, saveValue: SaveValue, knownTypes: { value: string }[]): SaveValue {
  return async (place, type, was, item) => {
    const isNew = typeof type === "string" && !knownTypes.some(({ value }) => value === type);
    if (isNew) await addCardType(call, saveValue, type);
    await saveValue(place, type, was, item);
  };
}

export async function addCardType(call: Call, saveValue: SaveValue, type: string): Promise<void> {
  const place = { file: "profile.yaml", path: ["types"] };
  const { value: types } = await call("getValue", place);
  await saveValue(place, [...((types ?? []) as string[]), type], types);
}
