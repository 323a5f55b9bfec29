import { z } from "zod";
import { TARGETS } from "./memory.ts";
import { settingsSchema } from "./site-settings.ts";

export const compareSchema = z.strictObject({ target: z.enum(TARGETS) });
export const publishSchema = compareSchema.extend({
  /** Identifies the list that the owner has seen. */
  key: z.string().max(100),
  /** Publishes the content that was online before the last publication. */
  takeBack: z.boolean().optional(),
  /** First asks for the address of another repository. */
  changesAddress: z.boolean().optional(),
});
export const answerSchema = z.strictObject({
  changesAddress: z.literal(false).optional(),
  /** The address of the owner's own repository. */
  address: z.string().trim().min(1).max(500).regex(/^[^-]/).optional(),
  /** The name that the owner types to publish to a public repository. */
  repositoryName: z.string().max(200).optional(),
  /** The name that the owner types because she trusts everyone who can read the repository. */
  trustedName: z.string().max(200).optional(),
  /** Takes in the remote's newer commits. Where both sides changed the same lines, this side's version stays. */
  takeIn: z.enum(["mine", "theirs"]).optional(),
  settings: settingsSchema.optional(),
});
export type Answer = z.infer<typeof answerSchema>;
export type PublishRequest = z.infer<typeof publishSchema> & Omit<Answer, "changesAddress">;
