/** `npx node scripts/fonts.ts`: writes app/fonts anew, after an update of a typeface or a change of what is cut from it. */
import { writeFile } from "node:fs/promises";
import { subsetFonts } from "./fonts/subset-fonts.ts";

for (const [name, bytes] of await subsetFonts()) {
  await writeFile(`app/fonts/${name}`, bytes);
  console.log(`${name} ${bytes.length} bytes`);
}
