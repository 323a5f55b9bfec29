import type { Hono } from "hono";
import { prototypeFilePath, prototypePath } from "#app/site-map.ts";
import { prototypeNotes, prototypeProblem, withSandboxFixes } from "../../../pipeline/media/prototype.ts";
import { sandboxHeaders } from "../../../server/middleware/prototype-headers.ts";
import { Refusal } from "../../shared/refusal.ts";

/** Serves the prototype that a dialog shows before the owner saves it, in the same sandbox as the site. */
export class PrototypePreview {
  #bytes: Buffer | null = null;

  /** Returns what will not work. @throws Refusal if the site cannot use the file */
  async check(name: string, bytes: Buffer): Promise<string[]> {
    const problem = await prototypeProblem(bytes);
    if (problem) throw new Refusal(422, `“${name}” ${problem}.`);
    this.#bytes = bytes;
    return prototypeNotes(bytes);
  }

  addTo(app: Hono): void {
    app.get("/studio/prototype", (c) => {
      if (!this.#bytes) return c.notFound();
      const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
      const sandbox = sandboxHeaders(prototypeFilePath(prototypePath("preview")));
      return c.html(withSandboxFixes(this.#bytes).toString(), 200, { ...headers, ...sandbox });
    });
  }
}
