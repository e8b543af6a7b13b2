import { sql } from "drizzle-orm";
import { z } from "zod/v4";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import { type ReadFields, readFields } from "#app/domain/forms/read-fields.server.ts";
import { tidyLine, tidyParagraphs } from "#app/domain/forms/tidy-text.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

export const ideaLimits = { titleCharacters: 80, descriptionCharacters: 1000 };

const written = (tidy: (text: string) => string, limit: number) =>
  z.string({ error: "missing" }).transform(tidy).pipe(z.string().min(1, "missing").max(limit, "too-long"));

/** The form by which a visitor sends an idea. */
const IdeaForm = z.object({
  title: written(tidyLine, ideaLimits.titleCharacters),
  description: written(tidyParagraphs, ideaLimits.descriptionCharacters),
  email: z
    .string()
    .optional()
    .transform((text = "", context) => {
      if (text.trim() === "") return null;
      const email = parseEmailAddress(text);
      if (email !== null) return email;
      context.addIssue({ code: "custom", message: "invalid" });
      return z.NEVER;
    }),
});

export type SentIdea = z.output<typeof IdeaForm>;

export type IdeaProblems = {
  title?: "missing" | "too-long";
  description?: "missing" | "too-long";
  email?: "invalid";
};

/** What a visitor's form says, tidied. */
export function readIdea(fields: Readonly<Record<string, string>>): ReadFields<SentIdea, IdeaProblems> {
  return readFields(IdeaForm, fields);
}

/** Keeps an idea until a moderator has read it. It shows nowhere before. */
export async function queueIdeaForReview(
  db: Database,
  { title, description, email }: SentIdea,
  clock: Clock,
): Promise<void> {
  await db.execute(sql`
    insert into roadmap_ideas (title, description, email, state, state_since)
    values (${title}, ${description}, ${email}, 'held', ${clock.now()})`);
}
