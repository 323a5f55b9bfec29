import type { Database } from "#app/invitations/.server/database.ts";
import type { Bindings } from "../../../server/cloudflare/bindings.ts";
import { databaseOn } from "../../../server/cloudflare/database.ts";

export type D1Call = { read: Parameters<Database["read"]> } | { write: Parameters<Database["write"]>[0] };

/** Runs the statements that local-d1.ts sends, with the database of the site's Worker. */
export default {
  async fetch(request: Request, { INVITATIONS }: Bindings): Promise<Response> {
    const database = databaseOn(INVITATIONS);
    const call: D1Call = await request.json();
    try {
      const answer = "read" in call ? await database.read(...call.read) : await database.write(call.write);
      return Response.json({ answer });
    } catch (error) {
      const { name, message } = error as Error;
      return Response.json({ error: { name, message } });
    }
  },
};
