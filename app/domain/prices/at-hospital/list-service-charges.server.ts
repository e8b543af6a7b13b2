import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { sourcePlace } from "../source-place.ts";

/** A standard charge as the file has it; sentinels and odd values included, null = none published. */
export type ServiceCharge = Likeness & {
  chargeNo: number;
  /** The billing class under which it is compared: a blank one is the facility's in a file without professional charges. */
  comparedClass: string;
  description: string;
  /** All codes: 'CDM 123 | RC 0301'. */
  codes: string;
  grossDollars: Dollars | null;
  cashDollars: Dollars | null;
  minimumDollars: Dollars | null;
  maximumDollars: Dollars | null;
  notes: string | null;
  sourcePlace: string;
};

const MOST_CHARGES = 100;

/** What a hospital's present file says of a service: its standard charges, up to 100 of `total`. */
export async function listServiceCharges(
  db: Database,
  { hospitalId, codeType, code }: ServiceCode & { hospitalId: number },
): Promise<{ charges: ServiceCharge[]; total: number }> {
  const rows = await readRows<ChargeRow>(
    db,
    CHARGE_ROW,
    sql`
    select c.charge_no as "chargeNo", c.description, c.codes, c.setting,
      c.billing_class as "billingClass", case when c.billing_class <> '' then c.billing_class else coalesce((
        select min(p.billing_class) from prices p
        where p.code_type = c.code_type and p.code = c.code and p.hospital_id = c.hospital_id and p.billing_class = ''
      ), 'facility') end as "comparedClass", c.modifiers, c.drug_unit as "drugUnit", c.gross as "grossDollars",
      c.cash as "cashDollars", c.minimum as "minimumDollars", c.maximum as "maximumDollars", c.notes,
      c.source_row as "sourceRow", c.source_item as "sourceItem", count(*) over ()::int as total
    from hospitals h
    join standard_charges c on c.hospital_id = h.hospital_id and c.import_id = h.current_import_id
    where h.hospital_id = ${hospitalId} and c.code_type = ${codeType} and c.code = ${code}
    order by c.charge_no limit ${MOST_CHARGES}`,
  );
  if (rows.length === 0) return { charges: [], total: 0 };
  const charges = rows.map(
    ({ sourceRow, sourceItem, total: _, ...charge }): ServiceCharge => ({
      ...charge,
      sourcePlace: sourcePlace({ sourceItem, sourceRow }),
    }),
  );
  return { charges, total: firstRow(rows).total };
}

type ChargeRow = Omit<ServiceCharge, "sourcePlace"> & {
  sourceRow: number;
  sourceItem: number | null;
  total: number;
};

const CHARGE_ROW: Shape<ChargeRow> = {
  ...LIKENESS_ROW,
  chargeNo: isInteger,
  comparedClass: isText,
  description: isText,
  codes: isText,
  grossDollars: orNull(isDollars),
  cashDollars: orNull(isDollars),
  minimumDollars: orNull(isDollars),
  maximumDollars: orNull(isDollars),
  notes: orNull(isText),
  sourceRow: isInteger,
  sourceItem: orNull(isInteger),
  total: isInteger,
};
