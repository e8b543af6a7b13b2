/** What is published for a line's service, for one unit, in cents. Null = nothing like it is. */
export interface LinePriceContext {
  /** The hospital's own. */
  ownGrossCents: number | null;
  ownCashCents: number | null;
  /** Where these stand. */
  ownSource: { importId: number; place: string; fileDate: string | null } | null;
  /** The state's middle half. */
  stateP75Cents: number | null;
  stateHospitalCount: number | null;
  medicareCents: number | null;
}
