import { parsePath } from "../../shared/field-path.ts";
import { slugOf } from "../../shared/slug.ts";
import { usePages } from "../pages/pages.ts";
import { addCardType } from "../settings/card-types.ts";
import { useSettings } from "../settings/settings.ts";
import { useCall } from "../state/connection.ts";
import { type PlacedProblem, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/styles.ts";

const PAGE_FILE = /^content\/(case-studies|pages)\/([^/]+)\/[^/]+$/;

interface ProblemFixProps {
  problem: PlacedProblem;
  close: () => void;
}

/** Offers what the studio can do about a problem. */
export function ProblemFix({ problem, close }: ProblemFixProps) {
  const fix = useFix(problem);
  if (!fix) return null;
  const [label, run] = fix;
  return (
    <Button
      className={buttonClass("plain", "mx-2 px-3")}
      onPress={() => {
        close();
        void run();
      }}
    >
      {label}
    </Button>
  );
}

function useFix({ file, field, missingType, isUnknownField }: PlacedProblem) {
  const call = useCall();
  const pages = usePages();
  const site = useSite();
  const { saveValue } = useSettings();
  if (missingType !== null)
    return [`Add “${missingType}” to my types`, () => addCardType(call, saveValue, missingType)] as const;
  if (isUnknownField) {
    const place = { file: file.replace("content/", ""), path: parsePath(field) };
    const remove = async () => {
      const { value, item } = await call("getValue", place);
      await saveValue(place, undefined, value, item);
    };
    return ["Remove this field", remove] as const;
  }
  const [, parent, folder = "a"] = PAGE_FILE.exec(file) ?? [];
  // Only a name that cannot be an address, such as "trade copy", needs another one.
  if (/^[a-z0-9-]{1,100}$/.test(folder)) return null;
  const kind = parent === "pages" ? "page" : "study";
  // Some file systems ignore case, so "Trade" and "trade" are the same folder.
  const usedNames = [folder.toLowerCase(), ...site.value.pages.map(({ address }) => address.slice(1))];
  let newName = slugOf(folder) || kind;
  while (usedNames.includes(newName)) newName += "-2";
  const rename = () =>
    call("changePage", { kind, change: { action: "rename", slug: folder, address: newName } });
  return [`Rename the folder to “${newName}”`, () => pages.change(rename, `/${newName}`)] as const;
}
