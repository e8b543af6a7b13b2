import { sql } from "drizzle-orm";
import { type PatientSetting, SETTINGS, type Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { serviceCategory } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, readRows } from "#app/platform/db/read-rows.server.ts";

/** A charge that stands for the hospital where prices are compared: of like lines the one with the middle price. */
export type ComparedCharge = { chargeNo: number; setting: Setting };

/**
 * The charges by which a hospital's prices of a service are compared, first the one that searches show: in the given
 * setting, of the whole service and not a part of it, a cash price before a gross charge.
 */
export async function listComparedCharges(
  db: Database,
  { hospitalId, codeType, code }: ServiceCode & { hospitalId: number },
  setting: PatientSetting,
): Promise<ComparedCharge[]> {
  const { subcategory } = serviceCategory({ codeType, code });
  return readRows<ComparedCharge>(
    db,
    { chargeNo: isInteger, setting: isOneOf(SETTINGS) },
    sql`
    select charge_no as "chargeNo", setting from prices
    where hospital_id = ${hospitalId} and subcategory = ${subcategory} and code_type = ${codeType} and code = ${code}
    order by setting in (${setting}, 'both') desc, modifiers <> '', price_group, charge_no`,
  );
}
