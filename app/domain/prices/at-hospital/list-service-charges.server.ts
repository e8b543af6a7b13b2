import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
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

/** So many are read and shown at once. */
export const CHARGES_PER_PAGE = 100;

/** What a hospital's present file says of a service: a page of its `total` standard charges by their numbers, and those of
 *  `lines` wherever they are. */
export async function listServiceCharges(
  db: Database,
  { hospitalId, codeType, code }: ServiceCode & { hospitalId: number },
  { page = 1, lines = [] }: { page?: number; lines?: readonly number[] } = {},
): Promise<{ charges: ServiceCharge[]; total: number }> {
  const from = (page - 1) * CHARGES_PER_PAGE;
  // The first row is always read: it tells the total.
  const rows = await readRows<ChargeRow & { total: number; place: number }>(
    db,
    { ...CHARGE_ROW, total: isInteger, place: isInteger },
    sql`
    select * from (
      select ${CHARGE_COLUMNS}, count(*) over ()::int as total, row_number() over (order by c.charge_no)::int as place
      from hospitals h
      join standard_charges c on c.hospital_id = h.hospital_id and c.import_id = h.current_import_id
      where h.hospital_id = ${hospitalId} and c.code_type = ${codeType} and c.code = ${code}) of_service
    where place = 1 or place > ${from} and place <= ${from + CHARGES_PER_PAGE} or "chargeNo" = any(${sql.param(lines)}::int[])
    order by place`,
  );
  const isAsked = ({ place, chargeNo }: (typeof rows)[number]) =>
    (place > from && place <= from + CHARGES_PER_PAGE) || lines.includes(chargeNo);
  return { charges: rows.filter(isAsked).map(readCharge), total: rows[0]?.total ?? 0 };
}

/** All standard charges of a service in an import of a hospital, in blocks of 100 that are read as they are taken. */
export async function* listAllServiceCharges(
  db: Database,
  { hospitalId, importId, codeType, code }: ServiceCode & { hospitalId: number; importId: number },
): AsyncGenerator<ServiceCharge[], void, void> {
  for (let after = -1, isLast = false; !isLast; ) {
    const rows = await readRows<ChargeRow>(
      db,
      CHARGE_ROW,
      sql`
      select ${CHARGE_COLUMNS} from standard_charges c
      where c.hospital_id = ${hospitalId} and c.import_id = ${importId} and c.code_type = ${codeType} and c.code = ${code}
        and c.charge_no > ${after}
      order by c.charge_no limit ${CHARGES_PER_PAGE}`,
    );
    yield rows.map(readCharge);
    after = rows.at(-1)?.chargeNo ?? after;
    isLast = rows.length < CHARGES_PER_PAGE;
  }
}

const CHARGE_COLUMNS = sql`
  c.charge_no as "chargeNo", c.description, c.codes, c.setting,
  c.billing_class as "billingClass", case when c.billing_class <> '' then c.billing_class else coalesce((
    select min(p.billing_class) from prices p
    where p.code_type = c.code_type and p.code = c.code and p.hospital_id = c.hospital_id and p.billing_class = ''
  ), 'facility') end as "comparedClass", c.modifiers, c.drug_unit as "drugUnit", c.gross as "grossDollars",
  c.cash as "cashDollars", c.minimum as "minimumDollars", c.maximum as "maximumDollars", c.notes,
  c.source_row as "sourceRow", c.source_item as "sourceItem"`;

function readCharge(row: ChargeRow): ServiceCharge {
  const { chargeNo, comparedClass, description, codes, grossDollars, cashDollars, notes } = row;
  const { setting, billingClass, modifiers, drugUnit, minimumDollars, maximumDollars } = row;
  return {
    ...{ chargeNo, setting, billingClass, modifiers, drugUnit, comparedClass, description, codes },
    ...{ grossDollars, cashDollars, minimumDollars, maximumDollars, notes },
    sourcePlace: sourcePlace(row),
  };
}

type ChargeRow = Omit<ServiceCharge, "sourcePlace"> & {
  sourceRow: number;
  sourceItem: number | null;
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
};
