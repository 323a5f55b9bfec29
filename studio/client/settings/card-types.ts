import type { Call } from "../state/connection.ts";
import type { Notices } from "../state/notices.ts";
import type { SaveValue } from "../state/save-value.tsx";

interface CardTypeOptions {
  call: Call;
  saveValue: SaveValue;
  notices: Pick<Notices, "showMessage">;
  knownTypes: { value: string }[];
}

/** Adds a new card type to the profile, then sets it on the card, and says so. */
export function writeCardType({ call, saveValue, notices, knownTypes }: CardTypeOptions): SaveValue {
  return async (place, type, was, item) => {
    const isNew = typeof type === "string" && !knownTypes.some(({ value }) => value === type);
    if (isNew) await addCardType(call, saveValue, type);
    const saved = await saveValue(place, type, was, item);
    if (isNew) notices.showMessage(`Added “${type}” to your card types.`);
    return saved;
  };
}

export async function addCardType(call: Call, saveValue: SaveValue, type: string): Promise<void> {
  const place = { file: "profile.yaml", path: ["types"] };
  const { value: types } = await call("getValue", place);
  await saveValue(place, [...((types ?? []) as string[]), type], types);
}
