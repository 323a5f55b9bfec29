import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** For Node alone, without Vite: `?raw` imports the text of a file. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith("?raw")) return nextLoad(url, context);
    const text = readFileSync(new URL(url), "utf8");
    return { format: "module", source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
  },
});
