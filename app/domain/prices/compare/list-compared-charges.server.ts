import { sql } from "drizzle-orm";
import { type PatientSetting, SETTINGS, type Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { serviceCategory } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, readRows } from "#app/platform/db/read-rows.server.ts";
import { lowestRateOf, type WantedRates } from "../rates/payer-rates.server.ts";
import { IMPLAUSIBLE_GROUP } from "../search/price-group.ts";
import { CLASS_NO } from "../search/price-order.server.ts";

/** A charge that represents the hospital where prices are compared: of comparable lines the one with the median price. */
export type ComparedCharge = { chargeNo: number; setting: Setting };

/**
 * Returns the charges for comparing a hospital's prices of a service, in search order: the given setting first, and
 * whole services before parts. With a payer, charges with the payer's lowest rate come first; otherwise cash prices
 * come before gross charges. A plan of unknown kind counts if the hospital has no other plan of the payer.
 */
export async function listComparedCharges(
  db: Database,
  { hospitalId, codeType, code }: ServiceCode & { hospitalId: number },
  setting: PatientSetting,
  wanted: WantedRates | null = null,
): Promise<ComparedCharge[]> {
  const { subcategory } = serviceCategory({ codeType, code });
  const ofSetting = wanted && { ...wanted, settings: [setting, "both" as const] };
  const rateOf = (kind: WantedRates["kind"]) =>
    ofSetting ? lowestRateOf({ ...ofSetting, kind }) : sql`null::numeric`;
  return readRows<ComparedCharge>(
    db,
    { chargeNo: isInteger, setting: isOneOf(SETTINGS) },
    sql`
    select charge_no as "chargeNo", setting from (
      select p.*, ${rateOf(wanted?.kind ?? "any")} as rate, ${rateOf("unknown")} as unknown_rate
      from prices p
      where hospital_id = ${hospitalId} and subcategory = ${subcategory} and code_type = ${codeType} and code = ${code}) p
    order by setting in (${setting}, 'both') desc, modifiers <> '',
      ${wanted ? sql`p.price_group = ${IMPLAUSIBLE_GROUP}, rate is null, unknown_rate is null, ${CLASS_NO}, rate, unknown_rate, ` : sql``}
      price_group, charge_no`,
  );
}
