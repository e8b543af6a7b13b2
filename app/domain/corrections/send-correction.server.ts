import { sql } from "drizzle-orm";
import { z } from "zod/v4";
import { type ReadFields, readFields } from "#app/domain/forms/read-fields.server.ts";
import { tidyParagraphs } from "#app/domain/forms/tidy-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { CORRECTION_SENDERS, CORRECTION_SUBJECTS, correctionLimits } from "./correction.ts";

const written = (limit: number) =>
  z
    .string({ error: "missing" })
    .transform(tidyParagraphs)
    .pipe(z.string().min(1, "missing").max(limit, "too-long"));

/** The form by which a reader or a hospital says what is wrong. */
const CorrectionForm = z.object({
  subject: z.enum(CORRECTION_SUBJECTS, { error: "missing" }),
  sender: z.enum(CORRECTION_SENDERS, { error: "missing" }),
  says: written(correctionLimits.saysCharacters),
  evidence: written(correctionLimits.evidenceCharacters),
});

export type SentCorrection = z.output<typeof CorrectionForm>;

export type CorrectionProblems = {
  subject?: "missing";
  sender?: "missing";
  says?: "missing" | "too-long";
  evidence?: "missing" | "too-long";
};

/** What a form says, tidied. */
export function readCorrection(
  fields: Readonly<Record<string, string>>,
): ReadFields<SentCorrection, CorrectionProblems> {
  return readFields(CorrectionForm, fields);
}

/** Keeps it until an operator decides. It shows nowhere before, and nothing of its sender is kept. */
export async function keepCorrection(
  db: Database,
  hospitalId: number,
  { subject, sender, says, evidence }: SentCorrection,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into corrections (hospital_id, subject, sender, says, evidence, sent_at)
    values (${hospitalId}, ${subject}, ${sender}, ${says}, ${evidence}, ${now})`);
}
