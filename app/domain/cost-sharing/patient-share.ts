/** What a plan still asks of its member, all of it in the network. Cents; a percentage of 0 to 100. */
export type PlanTerms = {
  deductibleLeftCents: number;
  coinsurancePercent: number;
  /** A flat amount in place of the coinsurance; null: the plan has none for this. */
  copayCents: number | null;
  /** The most that is still to pay this year; null: not known, so that nothing limits the share. */
  outOfPocketLeftCents: number | null;
};

/** A patient's part of an allowed amount, step by step, in cents. */
export type PatientShare = {
  allowedCents: number;
  /** What the deductible takes. */
  deductibleCents: number;
  /** What the plan begins to share: the allowed amount without the deductible's part. */
  sharedCents: number;
  /** The patient's part of that, by copay or by coinsurance. */
  afterDeductibleCents: number;
  by: "copay" | "coinsurance";
  /** The out-of-pocket maximum where it is what limits the share; null: it does not. */
  limitCents: number | null;
  patientCents: number;
  planCents: number;
};

/**
 * What a patient pays of an allowed amount: first the deductible, then of the rest the copay or, without one, the
 * coinsurance, and never more than what is left of the out-of-pocket maximum. A copay is never more than the rest. A
 * plan may have another order. Source: the Uniform Glossary of 45 CFR 147.200, 'How You and Your Insurer Share Costs'.
 */
export function patientShare(allowedCents: number, terms: PlanTerms): PatientShare {
  const deductibleCents = Math.min(allowedCents, terms.deductibleLeftCents);
  const sharedCents = allowedCents - deductibleCents;
  const afterDeductibleCents =
    terms.copayCents === null
      ? Math.round((sharedCents * terms.coinsurancePercent) / 100)
      : Math.min(sharedCents, terms.copayCents);
  const unlimitedCents = deductibleCents + afterDeductibleCents;
  const { outOfPocketLeftCents } = terms;
  const isLimited = outOfPocketLeftCents !== null && outOfPocketLeftCents < unlimitedCents;
  const limitCents = isLimited ? outOfPocketLeftCents : null;
  const patientCents = limitCents ?? unlimitedCents;
  return {
    allowedCents,
    deductibleCents,
    sharedCents,
    afterDeductibleCents,
    by: terms.copayCents === null ? "coinsurance" : "copay",
    limitCents,
    patientCents,
    planCents: allowedCents - patientCents,
  };
}
