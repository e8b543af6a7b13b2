import { z } from "zod/v4";
import { emailAddressHint, parseEmailAddress } from "#app/domain/email/email-address.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { roadmapIdeas } from "#app/platform/db/schema.server.ts";
import { tidyLine, tidyParagraphs } from "./tidy-text.ts";

const written = (tidy: (text: string) => string, missing: string, limit: number, tooLong: string) =>
  z.string({ error: missing }).transform(tidy).pipe(z.string().min(1, missing).max(limit, tooLong));

/** The form by which a visitor sends an idea. */
const RoadmapIdea = z.object({
  title: written(tidyLine, "Enter a title", 80, "Enter a title in 80 characters or fewer"),
  description: written(
    tidyParagraphs,
    "Describe what it would do for you",
    1000,
    "Shorten the description to 1,000 characters or fewer",
  ),
  email: z
    .string()
    .optional()
    .transform((text = "", context) => {
      if (text.trim() === "") return null;
      const email = parseEmailAddress(text);
      if (email !== null) return email;
      context.addIssue({ code: "custom", message: `${emailAddressHint}, or leave it empty` });
      return z.NEVER;
    }),
});

type SentIdea = z.output<typeof RoadmapIdea>;

type ReadIdea =
  | { outcome: "read"; idea: SentIdea }
  /** Per field, what is wrong and how to mend it. */
  | { outcome: "invalid"; errors: Partial<Record<keyof SentIdea, string[]>> };

/** What a visitor's form says, tidied. `form`: the fields as they were sent. */
export function readIdea(form: Record<string, unknown>): ReadIdea {
  const read = RoadmapIdea.safeParse(form);
  if (!read.success) return { outcome: "invalid", errors: z.flattenError(read.error).fieldErrors };
  return { outcome: "read", idea: read.data };
}

/** Keeps an idea until a moderator has read it. It shows nowhere before. */
export async function holdIdea(db: Database, idea: SentIdea, clock: Clock): Promise<void> {
  await db.insert(roadmapIdeas).values({ ...idea, state: "held", stateSince: clock.now() });
}
