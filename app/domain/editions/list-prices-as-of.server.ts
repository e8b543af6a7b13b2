import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { type SourcePosition, sourcePlace } from "#app/domain/prices/source-place.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";

/** A price of the edition of a day; null = none published. */
export type PriceAsOf = Likeness & {
  description: string;
  grossDollars: Dollars | null;
  cashDollars: Dollars | null;
  minimumDollars: Dollars | null;
  maximumDollars: Dollars | null;
  sourcePlace: string;
};

/** The edition of a day, and its prices of a service, none where it lists none. */
export type PricesAsOf = {
  importId: number;
  /** ISO day, the file's own. */
  fileDate: string;
  /** The first file after the day: no edition here is of that day or before it. */
  isLater: boolean;
  prices: PriceAsOf[];
};

const MAX_PRICES = 100;

const EDITION_ROW: Shape<Omit<PricesAsOf, "prices">> = {
  importId: isInteger,
  fileDate: isText,
  isLater: isFlag,
};

const PRICE_ROW: Shape<Omit<PriceAsOf, "sourcePlace"> & SourcePosition> = {
  ...LIKENESS_ROW,
  description: isText,
  grossDollars: orNull(isDollars),
  cashDollars: orNull(isDollars),
  minimumDollars: orNull(isDollars),
  maximumDollars: orNull(isDollars),
  sourceRow: isInteger,
  sourceItem: orNull(isInteger),
};

const COLUMNS = sql.raw(
  "hospital_id, import_id, charge_no, code_type, code, setting, billing_class, modifiers, drug_unit, description, gross, cash, minimum, maximum",
);

/**
 * What a hospital's price file of a day says of a service: of the latest file up to that day, else of the first one after
 * it, as an audit takes it (decision 045). Null: no file of the hospital gives its date.
 */
export async function listPricesAsOf(
  db: Database,
  { hospitalId, codeType, code, day }: ServiceCode & { hospitalId: number; day: string },
): Promise<PricesAsOf | null> {
  const [edition] = await readRows(
    db,
    EDITION_ROW,
    sql`
    select import_id as "importId", file_date::text as "fileDate", file_date > ${day}::date as "isLater"
    from imports where hospital_id = ${hospitalId} and file_date is not null
    order by file_date > ${day}::date, abs(file_date - ${day}::date), import_id desc limit 1`,
  );
  if (!edition) return null;
  const isOfEdition = sql`hospital_id = ${hospitalId} and import_id = ${edition.importId}
    and code_type = ${codeType} and code = ${code}`;
  const rows = await readRows(
    db,
    PRICE_ROW,
    sql`
    select p.setting, p.billing_class as "billingClass", p.modifiers, p.drug_unit as "drugUnit", p.description,
      p.gross as "grossDollars", p.cash as "cashDollars", p.minimum as "minimumDollars", p.maximum as "maximumDollars",
      c.source_row as "sourceRow", c.source_item as "sourceItem"
    from (
      select ${COLUMNS} from prices where ${isOfEdition}
      union all
      select ${COLUMNS} from price_history where ${isOfEdition}) p
    cross join lateral (
      select source_row, source_item from standard_charges c
      where c.hospital_id = p.hospital_id and c.import_id = p.import_id and c.code = p.code
        and c.code_type = p.code_type and c.charge_no = p.charge_no
      offset 0) c
    order by p.setting, p.billing_class, p.modifiers, p.drug_unit limit ${MAX_PRICES}`,
  );
  return {
    ...edition,
    prices: rows.map(({ sourceRow, sourceItem, ...price }) => ({
      ...price,
      sourcePlace: sourcePlace({ sourceRow, sourceItem }),
    })),
  };
}
