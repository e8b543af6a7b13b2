import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";

/** A price of a former file; null = none published. */
export type FormerPrice = Likeness & {
  importId: number;
  /** ISO day, the file's own. */
  fileDate: string | null;
  grossDollars: Dollars | null;
  cashDollars: Dollars | null;
  minimumDollars: Dollars | null;
  maximumDollars: Dollars | null;
};

const FORMER_PRICE_ROW: Shape<FormerPrice> = {
  ...LIKENESS_ROW,
  importId: isInteger,
  fileDate: orNull(isText),
  grossDollars: orNull(isDollars),
  cashDollars: orNull(isDollars),
  minimumDollars: orNull(isDollars),
  maximumDollars: orNull(isDollars),
};

const MAX_PRICES = 500;

/** What a hospital's former files said of a service, newest file first, of each file like for like. */
export async function listPriceHistory(
  db: Database,
  { hospitalId, codeType, code }: ServiceCode & { hospitalId: number },
): Promise<FormerPrice[]> {
  return readRows<FormerPrice>(
    db,
    FORMER_PRICE_ROW,
    sql`
    select p.import_id as "importId", i.file_date::text as "fileDate", p.setting, p.billing_class as "billingClass",
      p.modifiers, p.drug_unit as "drugUnit", p.gross as "grossDollars", p.cash as "cashDollars",
      p.minimum as "minimumDollars", p.maximum as "maximumDollars"
    from price_history p join imports i on i.import_id = p.import_id
    where p.hospital_id = ${hospitalId} and p.code_type = ${codeType} and p.code = ${code}
    order by i.file_date desc nulls last, p.import_id desc, p.setting, p.billing_class, p.modifiers, p.drug_unit
    limit ${MAX_PRICES}`,
  );
}
