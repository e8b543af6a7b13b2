import { sql } from "drizzle-orm";
import { z } from "zod/v4";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { OutcomeFigures } from "./outcome-figures.ts";

/** What the outcomes at a hospital come to. */
export interface PublishedOutcomes {
  /** Its short id. */
  hospital: string;
  /** A rule of the audit, or a kind of appeal for appeals without findings. */
  subject: string;
  figures: OutcomeFigures;
}

const rows = z.array(
  z.object({
    hospital: z.string(),
    subject: z.string(),
    figures: z.object({
      atLeast: z.int(),
      wonThird: z.literal([1, 2, 3]),
      medianReductionPercent: z.int().nullable(),
      medianDaysToAnswer: z.int(),
    }),
  }),
);

/** What is published, of one hospital (its short id) or of all; nothing where there are fewer than 11 outcomes. */
export async function listPublishedOutcomes(
  db: Database,
  { hospital }: { hospital?: string } = {},
): Promise<PublishedOutcomes[]> {
  const found = await db.execute(sql`
    select hospital, subject, figures from published_outcomes
    where figures is not null ${hospital === undefined ? sql`` : sql`and hospital = ${hospital}`}
    order by hospital, subject`);
  return rows.parse(found.rows);
}
