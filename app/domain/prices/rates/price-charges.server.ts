import { type SQL, sql } from "drizzle-orm";
import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";

/** Of prices `p`: what tells which charges are of the price. */
export const CHARGES_OF_PRICE_COLUMNS = sql`p.hospital_id, p.import_id, p.charge_no, p.code_type, p.code, p.subcategory, p.setting, p.billing_class,
  p.modifiers, p.drug_unit, p.gross`;

/**
 * Whether charge `c` is part of price `p`, as in alikeLines. It is the price's source, or has the same setting,
 * class, modifiers and unit without a different gross charge. Hospitals put rates into separate rows, and the amounts
 * of one price into several. Only settings of the question, null = all.
 */
export function isPartOfPrice(settings: readonly Setting[] | null): SQL {
  return sql`c.hospital_id = p.hospital_id and c.import_id = p.import_id and c.code = p.code and c.code_type = p.code_type
    and (c.charge_no = p.charge_no or (
      c.modifiers = p.modifiers and c.drug_unit = p.drug_unit
      and (c.setting = p.setting or 'both' in (c.setting, p.setting))
      ${settings ? sql`and c.setting = any(${sql.param(settings)}::setting[])` : sql``}
      and (c.gross is null or p.gross is null or c.gross = p.gross)
      and (c.billing_class = p.billing_class or (c.billing_class = '' and p.billing_class = 'facility' and ${HAS_NO_UNKNOWN_CLASS}))))`;
}

/** In a file without professional charges a blank class is the facility's; else it has separate prices. */
const HAS_NO_UNKNOWN_CLASS = sql`not exists (
  select from prices blank where blank.hospital_id = p.hospital_id and blank.subcategory = p.subcategory
    and blank.code_type = p.code_type and blank.code = p.code and blank.billing_class = '')`;
