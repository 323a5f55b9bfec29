import { parsePath } from "../../shared/field-path.ts";
import { slugOf } from "../../shared/slug.ts";
import { usePages } from "../pages/pages.ts";
import { useCall } from "../state/connection.ts";
import { useSaving } from "../state/saving.ts";
import { type PlacedProblem, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { cardTypeFixes, type Fix } from "./card-types.ts";
import { useSettings } from "./settings.ts";

const PAGE_FILE = /^content\/(case-studies|pages)\/([^/]+)\/[^/]+$/;

/** Offers what the studio can do about a problem. */
export function ProblemFix({ problem, close }: { problem: PlacedProblem; close?: () => void }) {
  return <FixButtons fixes={useFixes(problem)} close={close} />;
}

/** Shows a button for each fix. @param close runs before the fix */
export function FixButtons({ fixes, close }: { fixes: Fix[]; close?: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap gap-1 empty:hidden">
      {fixes.map(([label, run]) => (
        <Button
          key={label}
          onPress={() => {
            close?.();
            void run();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Returns the fix for an unreadable color: the color that the message suggests. */
export function colorFixes(message: string, use: (color: string) => Promise<unknown>): Fix[] {
  const [color] = /(?<=the nearest readable color is )#\w{6}/.exec(message) ?? [];
  return color ? [[`Use ${color}`, () => use(color)]] : [];
}

function useFixes({ file, field, message, missingType, likelyField }: PlacedProblem): Fix[] {
  const call = useCall();
  const pages = usePages();
  const saving = useSaving();
  const site = useSite();
  const { saveValue } = useSettings();
  const place = { file: file.replace("content/", ""), path: parsePath(field) };
  const set = async (newValue: string | undefined) => {
    const { value, item } = await call("getValue", place);
    await saveValue(place, newValue, value, item);
  };
  if (missingType) return cardTypeFixes(missingType, { call, saveValue, use: set, retry: async () => null });
  if (likelyField !== null) {
    const rename = () => saving.run(() => call("renameField", { ...place, newName: likelyField }));
    const remove: Fix = ["Remove this field", () => set(undefined)];
    return likelyField ? [[`Rename to “${likelyField}”`, rename], remove] : [remove];
  }
  const colors = colorFixes(message, set);
  if (colors.length > 0) return colors;
  const [, parent, folder = "a"] = PAGE_FILE.exec(file) ?? [];
  // Only a name that cannot be an address, such as "trade copy", needs another one.
  if (/^[a-z0-9-]{1,100}$/.test(folder)) return [];
  const kind = parent === "pages" ? "page" : "study";
  // Some file systems ignore case, so "Trade" and "trade" are the same folder.
  const usedNames = [folder.toLowerCase(), ...site.value.pages.map(({ address }) => address.slice(1))];
  let newName = slugOf(folder) || kind;
  while (usedNames.includes(newName)) newName += "-2";
  const renamePage = () =>
    call("changePage", { kind, change: { action: "rename", slug: folder, address: newName } });
  return [[`Rename the folder to “${newName}”`, () => pages.change(renamePage, `/${newName}`)]];
}
