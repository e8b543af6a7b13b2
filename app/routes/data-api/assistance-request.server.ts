import { z } from "zod/v4";
import { MAX_PEOPLE } from "#app/domain/assistance/read-household-form.ts";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";

/** $100 million: more than any household's. */
const MAX_CENTS = 10_000_000_000;

const sizeMend = `must be a whole number of people, from 1 to ${MAX_PEOPLE}.`;
const incomeMend = "must be a whole number of cents, from 0 to $100 million.";
const stateHint = "must be a state’s two letters, such as CA, or null.";
const idMend = "must be a hospital’s short id, as other calls give it, or null.";

/** What POST /assistance.json takes. Nothing of it is kept or logged. */
export const AssistanceRequest = z
  .object(
    {
      hospital_id: z
        .string({ error: idMend })
        .trim()
        .min(1, idMend)
        .max(20, idMend)
        .refine((text) => !text.includes("\0"), idMend)
        .nullable()
        .default(null)
        .meta({
          description: "The hospital’s short id, as other calls give it. Null: `state` says whose laws.",
        }),
      household_size: z
        .int({ error: sizeMend })
        .min(1, sizeMend)
        .max(MAX_PEOPLE, sizeMend)
        .meta({ description: "The person included." }),
      annual_income_cents: z
        .int({ error: incomeMend })
        .min(0, incomeMend)
        .max(MAX_CENTS, incomeMend)
        .meta({ description: "Of all of them together, before taxes." }),
      insured: z
        .boolean({ error: "must be true, false or null." })
        .nullable()
        .default(null)
        .meta({ description: "Whether insurance pays any of this care. Null: not sure." }),
      state: z
        .string({ error: stateHint })
        .trim()
        .toUpperCase()
        .refine((letters) => US_STATES.has(letters), stateHint)
        .nullable()
        .default(null)
        .meta({
          description:
            "Where the household lives, two letters. Null: in the hospital’s state. Without a hospital it is the hospital’s state, too.",
        }),
    },
    { error: "must be an object." },
  )
  .refine(({ hospital_id, state }) => hospital_id !== null || state !== null, {
    error: "must be given where hospital_id is null.",
    path: ["state"],
  });

export type AssistanceRequest = z.output<typeof AssistanceRequest>;

type ReadAssistanceRequest =
  | { outcome: "read"; request: AssistanceRequest }
  /** 'household_size must be a whole number …' */
  | { outcome: "refused"; whatToMend: string };

export function readAssistanceRequest(body: unknown): ReadAssistanceRequest {
  const read = AssistanceRequest.safeParse(body);
  if (read.success) return { outcome: "read", request: read.data };
  const sentences = read.error.issues.map(
    ({ path, message }) => `${path.join(".") || "The body"} ${message}`,
  );
  return { outcome: "refused", whatToMend: [...new Set(sentences)].join(" ") };
}
