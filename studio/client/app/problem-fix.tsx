import { slugOf } from "../../shared/slug.ts";
import { usePages } from "../pages/pages.ts";
import { useCall } from "../state/connection.ts";
import { type PlacedProblem, useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { buttonClass } from "../ui/styles.ts";

const PAGE_FILE = /^content\/(case-studies|pages)\/([^/]+)\/[^/]+$/;

/** Offers to rename the folder of a study or page whose name cannot be an address, such as "trade copy". */
export function ProblemFix({ file, close }: Pick<PlacedProblem, "file"> & { close: () => void }) {
  const call = useCall();
  const pages = usePages();
  const site = useSite();
  const [, parent, folder = "a"] = PAGE_FILE.exec(file) ?? [];
  if (/^[a-z0-9-]{1,100}$/.test(folder)) return null;
  const kind = parent === "pages" ? "page" : "study";
  // Some file systems ignore case, so "Trade" and "trade" are the same folder.
  const usedNames = [folder.toLowerCase(), ...site.value.pages.map(({ address }) => address.slice(1))];
  let newName = slugOf(folder) || kind;
  while (usedNames.includes(newName)) newName += "-2";
  const rename = () =>
    call("changePage", { kind, change: { action: "rename", slug: folder, address: newName } });
  return (
    <Button
      className={buttonClass("plain", "mx-2 px-3")}
      onPress={() => {
        close();
        void pages.change(rename, `/${newName}`);
      }}
    >
      Rename the folder to “{newName}”
    </Button>
  );
}
