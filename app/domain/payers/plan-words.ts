import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";

/** Words that tell a plan, a product or a place, never whose it is. */
const PLAN_WORDS =
  "A ADVANTAGE ALL ALTERNATE AND B BEHAVIORAL C COMM COMMERCIAL DNSP DSNP DUAL EPO EXCH EXCHANGE FFS FIDE FOR GENERIC GROUP HMO INDEMNITY INDIVIDUAL INPATIENT INSURANCE IP MANAGED MARKETPLACE MCO MEDICAID MEDICARE OF ONLY OP OTHER OUT OUTPATIENT PART PFFS PLAN PLANS POS PPO PRODUCTS PROGRAM REPLACEMENT SNP STANDARD STATE THE TRADITIONAL".split(
    " ",
  );

const WORDS: ReadonlySet<string> = new Set([
  ...PLAN_WORDS,
  ...US_STATES.keys(),
  ...[...US_STATES.values()].flatMap((name) => name.toUpperCase().split(" ")),
]);

/** Whether an upper-case word of a payer's name tells the plan or the state, not whose it is. */
export function isPlanWord(word: string): boolean {
  return WORDS.has(word);
}
