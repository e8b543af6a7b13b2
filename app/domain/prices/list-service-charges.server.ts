import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import { isPublicPlan } from "#app/domain/payers/list-payers.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { RATE_COLUMNS, RATE_ROW, type RateRow, readRate, type ServiceRate } from "./service-rate.server.ts";
import { sourcePlace } from "./source-place.ts";

export type { ServiceRate } from "./service-rate.server.ts";

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
  /** The first ones by payer and plan; `listServiceRates` has the others. */
  rates: ServiceRate[];
  rateCount: number;
};

const MOST_CHARGES = 100;
const MOST_RATES_OF_A_CHARGE = 200;
const MOST_RATES = 2000;

/**
 * What a hospital's present file says of a service: its standard charges, up to 100 of `total`, each with up to 200 of
 * its negotiated charges.
 */
export async function listServiceCharges(
  db: Database,
  { hospitalId, codeType, code }: ServiceCode & { hospitalId: number },
): Promise<{ charges: ServiceCharge[]; total: number }> {
  const rows = await readRows<ChargeRow>(
    db,
    CHARGE_ROW,
    sql`
    select c.import_id as "importId", c.charge_no as "chargeNo", c.description, c.codes, c.setting,
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
  const { importId, total } = rows[0]!;
  const rates = await listFirstRates(db, {
    hospitalId,
    importId,
    chargeNos: rows.map(({ chargeNo }) => chargeNo),
  });
  const charges = rows.map(({ importId: _, sourceRow, sourceItem, total: __, ...charge }) => {
    const place = { sourceItem };
    const ofCharge = rates.filter(({ chargeNo }) => chargeNo === charge.chargeNo);
    return {
      ...charge,
      sourcePlace: sourcePlace({ ...place, sourceRow }),
      rates: ofCharge.map((rate) => readRate(rate, place)),
      rateCount: ofCharge[0]?.rateCount ?? 0,
    };
  });
  return { charges, total };
}

type ChargeRow = Omit<ServiceCharge, "sourcePlace" | "rates" | "rateCount"> & {
  importId: number;
  sourceRow: number;
  sourceItem: number | null;
  total: number;
};

const CHARGE_ROW: Shape<ChargeRow> = {
  ...LIKENESS_ROW,
  importId: isInteger,
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

/** All that may tell whose a rate is. */
const PLAN_NAMES = sql`concat_ws(' ', payer, "payerName", "planName")`;

type FirstRate = RateRow & { chargeNo: number; rateCount: number };

async function listFirstRates(
  db: Database,
  { hospitalId, importId, chargeNos }: { hospitalId: number; importId: number; chargeNos: number[] },
): Promise<FirstRate[]> {
  return readRows<FirstRate>(
    db,
    { ...RATE_ROW, chargeNo: isInteger, rateCount: isInteger },
    sql`
    select rates.* from unnest(${sql.param(chargeNos)}::int[]) with ordinality c(charge_no, place)
    cross join lateral (
      select n.charge_no as "chargeNo", count(*) over ()::int as "rateCount", ${RATE_COLUMNS}
      from negotiated_charges n
      join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
      join payers y on y.payer_id = pp.payer_id
      where n.hospital_id = ${hospitalId} and n.import_id = ${importId} and n.charge_no = c.charge_no
      order by ${isPublicPlan(sql`concat_ws(' ', y.name, pp.payer_name, pp.plan_name)`)}, y.name, pp.payer_name, pp.plan_name, n.rate_no limit ${MOST_RATES_OF_A_CHARGE}
    ) rates
    order by c.place, ${isPublicPlan(PLAN_NAMES)}, payer, "payerName", "planName", "rateNo" limit ${MOST_RATES}`,
  );
}
