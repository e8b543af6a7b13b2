import { z } from "zod/v4";
import type { RateQuestion } from "#app/domain/payer-files/ask/answer-rates.server.ts";
import { ratedCode } from "#app/domain/payer-files/read/service-of-rates.ts";

const MAX_RADIUS_MILES = 500;

const text = (mend: string, pattern: RegExp) => z.string({ error: mend }).trim().regex(pattern, mend);
const npiMend = "must be ten digits.";
const zipMend = "must be five digits.";
const npi = text(npiMend, /^\d{10}$/);
const tin = text("must be the digits of a tax number, or null.", /^\d{1,15}$/);

/** What POST /payer_rates.json takes: a question about a plan's rates. */
export const PayerRatesRequest = z
  .object(
    {
      kind: z.enum(["price", "line", "allowed"], { error: "must be price, line or allowed." }).meta({
        description:
          "price: around a ZIP code. line: what the plan agreed with the provider of a bill’s line. allowed: what the plan allowed out of network.",
      }),
      plan_id_type: z.enum(["hios", "ein"], { error: "must be hios or ein." }).optional(),
      plan_id: text("must be the plan’s id, digits with or without a dash.", /^[\d-]{1,20}$/)
        .optional()
        .meta({ description: "Without it no plan is found." }),
      code_type: text("must be a type such as CPT, HCPCS or MS-DRG.", /^[A-Za-z-]{1,10}$/),
      code: text("must be a billing code.", /^[0-9A-Za-z.-]{1,20}$/),
      modifier: text("must be one modifier, or null.", /^[0-9A-Za-z]{1,4}$/)
        .nullable()
        .default(null),
      class: z.enum(["professional", "institutional"], { error: "must be professional or institutional." }),
      setting: z.enum(["inpatient", "outpatient"], { error: "must be inpatient or outpatient." }).optional(),
      place: text("must be a place of service, two digits.", /^\d{2}$/).optional(),
      zip: text(zipMend, /^\d{5}$/).optional(),
      radius: z
        .number({ error: "must be miles, up to 500." })
        .positive("must be miles, up to 500.")
        .max(MAX_RADIUS_MILES, "must be miles, up to 500.")
        .optional(),
      npi: npi.optional(),
      tin: tin.nullable().optional(),
    },
    { error: "must be an object." },
  )
  .superRefine(({ kind, zip, radius, npi }, context) => {
    const isMissing = (path: string, mend: string) =>
      context.addIssue({ code: "custom", path: [path], message: mend });
    if (kind === "price" && zip === undefined) isMissing("zip", zipMend);
    if (kind === "price" && radius === undefined) isMissing("radius", "must be miles, up to 500.");
    if (kind !== "price" && npi === undefined) isMissing("npi", npiMend);
  });

type ReadPayerRatesRequest =
  | { outcome: "read"; question: RateQuestion }
  /** 'zip must be five digits.' */
  | { outcome: "refused"; whatToMend: string };

/** The question of a body: itself, or its member `question`. */
export function readPayerRatesRequest(body: unknown): ReadPayerRatesRequest {
  const isWrapped = typeof body === "object" && body !== null && "question" in body;
  const read = PayerRatesRequest.safeParse(isWrapped ? body.question : body);
  if (read.success) return { outcome: "read", question: questionOf(read.data) };
  const sentences = read.error.issues.map(
    ({ path, message }) => `${path.join(".") || "The question"} ${message}`,
  );
  return { outcome: "refused", whatToMend: [...new Set(sentences)].join(" ") };
}

function questionOf(request: z.output<typeof PayerRatesRequest>): RateQuestion {
  const service = {
    idType: request.plan_id_type ?? "",
    planId: (request.plan_id ?? "").replace(/\D/g, ""),
    ...ratedCode(request.code_type, request.code),
    modifier: request.modifier?.toUpperCase() ?? null,
    billingClass: request.class,
    setting: request.setting,
    place: request.place,
  };
  const number = Number(request.npi);
  switch (request.kind) {
    case "price":
      return { ...service, kind: "price", zip: request.zip ?? "", radiusMiles: request.radius ?? 0 };
    case "line":
      return { ...service, kind: "line", npi: number, taxNumber: request.tin ?? null };
    case "allowed":
      return { ...service, kind: "allowed", npi: number };
  }
}
