import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stream } from "hono/streaming";
import { z } from "zod";
import { describeError } from "../../../server/node/run-program.ts";
import { Refusal } from "../../shared/refusal.ts";
import { API_PATH, MAX_BYTES, requireSecret } from "./guard.ts";
import { ROUTES, type ServerParts } from "./routes.ts";
import { shownSchema } from "./updates.ts";

const JSON_LIMIT = limit(MAX_BYTES.json, "This text is larger than 400 kB. Use a shorter text.");
const FILE_LIMIT = limit(MAX_BYTES.media, "This file is larger than 60 MB. Use a smaller file.");

interface ApiOptions {
  secret: string;
  /** Sets the cookie for pages of the site. */
  cookieHeader: () => string;
}

/** Adds a request for each route, and `events`: a stream of updates, one JSON text per line. */
export function addApi(app: Hono, parts: ServerParts, { secret, cookieHeader }: ApiOptions): void {
  const { live, updates } = parts;
  app.use(`${API_PATH}*`, requireSecret(secret));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return c.json({ message: "The request is malformed." }, 400);
    console.error(error);
    return c.json({ message: `The studio failed: ${describeError(error)}` }, 500);
  });

  app.get(`${API_PATH}events`, (c) => {
    c.header("Set-Cookie", cookieHeader());
    const shown = shownSchema.parse(c.req.query());
    return stream(c, async (output) => {
      const end = updates.follow(shown, (update) => void output.writeln(JSON.stringify(update)));
      await new Promise<void>((resolve) => output.onAbort(resolve));
      end();
    });
  });

  for (const [name, { effect, input, run, hasFiles }] of Object.entries(ROUTES)) {
    app.post(API_PATH + name, hasFiles ? FILE_LIMIT : JSON_LIMIT, async (c) => {
      const shown = shownSchema.parse(c.req.query());
      const isForm = c.req.header("Content-Type")?.startsWith("multipart/form-data");
      const given = input.parse(isForm ? await formInput(c) : await c.req.json());
      const work = Promise.resolve(run(parts, given as never));
      if (effect === "read") return c.json({ result: await work });
      const [outcome] = await Promise.allSettled([work]);
      // Remove the preview of a refused value, too.
      if (effect === "change") updates.showContent(live.content);
      if (outcome.status === "fulfilled")
        return c.json({ result: outcome.value ?? null, update: await updates.updateFor(shown) });
      if (!(outcome.reason instanceof Refusal)) throw outcome.reason;
      return refuse(c, outcome.reason, await updates.updateFor(shown));
    });
  }
}

function refuse(
  c: Context,
  { status, message, currentValue, missingType }: Refusal,
  update?: object,
): Response {
  return c.json({ message, currentValue, missingType, update }, status as 400);
}

/** Reads the field "input" and the files. Names that end with "[]" belong to lists of files. */
async function formInput(c: Context): Promise<object> {
  const { input, ...files } = await c.req.parseBody({ all: false });
  const entries = Object.entries(files).map(([name, value]) => [name.replace("[]", ""), value]);
  return { ...JSON.parse(z.string().parse(input)), ...Object.fromEntries(entries) };
}

function limit(maxSize: number, message: string) {
  return bodyLimit({ maxSize, onError: () => Response.json({ message }, { status: 413 }) });
}
