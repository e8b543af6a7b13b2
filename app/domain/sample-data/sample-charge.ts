import type { PayerCharge, StandardCharge } from "#app/domain/mrf/standard-charge-record.ts";

/** A charge before it is written: where it stands is the file's matter. Amounts are decimal dollars, null = none. */
export type SampleCharge = StandardCharge & { payers: PayerCharge[]; notes: string | null };

/** An amount in cents as decimal dollars, at least one cent. */
export function dollars(cents: number): string {
  return String(Math.max(1, Math.round(cents)) / 100);
}

/** The lowest and the highest negotiated dollar amount; null where no plan has one. */
export function negotiatedRange(payers: readonly PayerCharge[]): Pick<SampleCharge, "min" | "max"> {
  const amounts = payers.flatMap(({ dollar }) => (dollar === null ? [] : [Number(dollar)]));
  if (amounts.length === 0) return { min: null, max: null };
  return { min: String(Math.min(...amounts)), max: String(Math.max(...amounts)) };
}
