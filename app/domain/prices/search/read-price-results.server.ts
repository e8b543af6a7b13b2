import { type SQL, sql } from "drizzle-orm";
import { COMPARABLE_KEY_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { IMPLAUSIBILITIES } from "#app/domain/charges/implausibility.ts";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { readAmountsOf } from "#app/domain/medicare/read-amounts-of.server.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import { PLAN_KINDS } from "#app/domain/payers/plan-kinds.ts";
import { judgePart } from "#app/domain/price-parts/judge-part.ts";
import { readFits } from "#app/domain/price-parts/read-fits.server.ts";
import { MAX_FILE_AGE_DAYS } from "#app/domain/sources/price-file-state.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type AllOrNull,
  isFlag,
  isInteger,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { ratesOf, type WantedRates } from "../rates/payer-rates.server.ts";
import { isRateAboveGross } from "../rates/rate-above-gross.ts";
import type { PriceKey } from "./find-by-price.server.ts";
import type { PayerRate, PriceQuery, PriceResult } from "./price-query.ts";

type RateRow = AllOrNull<Omit<PayerRate, "isAboveGross">>;
type Row = Omit<PriceResult, "payerRate" | "medicare" | "judged"> &
  RateRow & { description: string; statedClass: string };

const ROW: Shape<Row> = {
  ...COMPARABLE_KEY_ROW,
  hospitalId: isInteger,
  hospitalShortId: isText,
  hospitalName: isText,
  city: orNull(isText),
  state: isText,
  latitude: orNull(isNumber),
  longitude: orNull(isNumber),
  isPositionApproximate: isFlag,
  distanceMiles: orNull(isNumber),
  serviceName: isText,
  description: isText,
  statedClass: isText,
  grossDollars: orNull(isDollars),
  cashDollars: orNull(isDollars),
  minimumDollars: orNull(isDollars),
  maximumDollars: orNull(isDollars),
  negotiatedMedianDollars: orNull(isDollars),
  priceDollars: orNull(isDollars),
  priceKind: orNull(isOneOf(["cash", "gross"])),
  fileDate: orNull(isText),
  fileCaution: orNull(isOneOf(["stale", "failing"])),
  importId: isInteger,
  freeCarePercent: orNull(isNumber),
  isFreeCareDoubtful: isFlag,
  phone: orNull(isText),
  priceList: orNull(isText),
  overallRating: orNull(isInteger),
  isBirthingFriendly: orNull(isFlag),
  lineCount: isInteger,
  sourceRow: isInteger,
  sourceItem: orNull(isInteger),
  sourceUrl: orNull(isText),
  implausible: orNull(isOneOf(IMPLAUSIBILITIES)),
  payerName: orNull(isText),
  planName: orNull(isText),
  planKind: orNull(isOneOf(PLAN_KINDS)),
  negotiatedDollars: orNull(isDollars),
  highestDollars: orNull(isDollars),
  planCount: orNull(isInteger),
};

/** What pages show of these prices, in the same order; one that an import replaced meanwhile is left out. `services`: those
 *  that the prices are of, where they are known before. */
export async function readPriceResults(
  db: Database,
  keys: readonly PriceKey[],
  where: { place: PriceQuery["place"]; rates: WantedRates | null; services: readonly ServiceCode[] | null },
): Promise<PriceResult[]> {
  if (keys.length === 0) return [];
  const { services } = where;
  const [rows, fitOf, ofKnown] = await Promise.all([
    readPrices(db, keys, where),
    readFits(
      db,
      keys.map(({ hospitalId }) => hospitalId),
    ),
    services ? readAmountsOf(db, services) : null,
  ]);
  const ofMedicare = ofKnown ?? (await readAmountsOf(db, rows));
  return rows.map(
    ({
      payerName,
      planName,
      planKind,
      negotiatedDollars,
      highestDollars,
      planCount,
      description,
      statedClass,
      ...row
    }) => ({
      ...row,
      judged: judgePart(
        ofMedicare.amounts,
        row,
        { ...row, description, billingClass: statedClass },
        fitOf(row.hospitalId),
      ),
      city: cityName(row.city),
      medicare: ofMedicare.paymentFor(row),
      payerRate: readRate(
        { payerName, planName, planKind, negotiatedDollars, highestDollars, planCount },
        row.grossDollars,
      ),
    }),
  );
}

function readPrices(
  db: Database,
  keys: readonly PriceKey[],
  { place, rates }: { place: PriceQuery["place"]; rates: WantedRates | null },
): Promise<Row[]> {
  const distance = place
    ? sql`chord_miles(globe_point(h.latitude, h.longitude) <-> globe_point(${place.latitude}, ${place.longitude}))`
    : sql`null::float8`;
  const rate = rateOf(rates);
  return readRows<Row>(
    db,
    ROW,
    sql`
    select p.hospital_id as "hospitalId", h.short_id as "hospitalShortId", h.name as "hospitalName", h.city, h.state, h.latitude, h.longitude,
      h.is_position_approximate as "isPositionApproximate",
      ${distance} as "distanceMiles", p.code_type as "codeType", p.code,
      coalesce(s.plain_name, s.description) as "serviceName", p.description, c.billing_class as "statedClass", p.setting, p.billing_class as "billingClass",
      p.modifiers, p.drug_unit as "drugUnit", ${published("gross")} as "grossDollars",
      ${published("cash")} as "cashDollars", p.minimum as "minimumDollars", p.maximum as "maximumDollars",
      p.negotiated_median as "negotiatedMedianDollars",
      coalesce(${published("cash")}, ${published("gross")}) as "priceDollars",
      case when ${published("cash")} is not null then 'cash' when ${published("gross")} is not null then 'gross' end
        as "priceKind",
      c.file_date::text as "fileDate",
      case when exists (select from source_files f where f.named_hospital_id = p.hospital_id and f.reason is not null
          and f.import_id = p.import_id) then 'failing'
        when coalesce(c.file_date, c.imported_at::date) < current_date - ${MAX_FILE_AGE_DAYS}::int and not h.is_sample
          then 'stale' end as "fileCaution", p.import_id as "importId", p.line_count as "lineCount",
      h.free_percent::float8 as "freeCarePercent", coalesce(h.is_doubtful, false) as "isFreeCareDoubtful",
      (select l.short_id from price_list_members m join hospitals l on l.hospital_id = m.price_list_id
        where m.hospital_id = p.hospital_id) as "priceList",
      h.phone, h.overall_rating as "overallRating",
      (h.quality ->> 'isBirthingFriendly')::boolean as "isBirthingFriendly",
      c.source_row as "sourceRow", c.source_item as "sourceItem", c.source_url as "sourceUrl", p.implausible,
      ${rate.columns}
    from unnest(${sql.param(keys.map(({ hospitalId }) => hospitalId))}::int[],
      ${sql.param(keys.map(({ chargeNo }) => chargeNo))}::int[],
      ${sql.param(keys.map(({ setting }) => setting))}::setting[]) with ordinality k(hospital_id, charge_no, setting, place)
    join prices p on p.hospital_id = k.hospital_id and p.charge_no = k.charge_no and p.setting = k.setting
    -- Looked up by themselves, and two in one: eight tables of one join took 5 ms to plan, these five less than 1.
    cross join lateral (
      select c.source_row, c.source_item, c.billing_class, c.gross, c.cash, i.file_date, i.imported_at, i.source_url
      from standard_charges c join imports i using (import_id)
      where c.hospital_id = p.hospital_id and c.import_id = p.import_id and c.code = p.code
        and c.code_type = p.code_type and c.charge_no = p.charge_no
      offset 0) c
    cross join lateral (
      select h.*, free_percent, is_doubtful from hospitals h left join hospital_policies using (hospital_id)
      where h.hospital_id = k.hospital_id offset 0) h
    cross join lateral (
      select plain_name, description from services s where s.code_type = p.code_type and s.code = p.code offset 0) s
    ${rate.join}
    order by k.place`,
  );
}

/** Returns a rate next to each price `p`; without rates no additional table, which would be planned for nothing. */
function rateOf(rates: WantedRates | null): { columns: SQL; join: SQL } {
  if (!rates)
    return {
      columns: sql`null as "payerName", null as "planName", null as "planKind", null as "negotiatedDollars",
        null as "highestDollars", null as "planCount"`,
      join: sql``,
    };
  const first = (column: "payer_name" | "plan_name" | "plan_kind") =>
    sql`(array_agg(${sql.identifier(column)} order by dollar, rate_no))[1] as ${sql.identifier(column)}`;
  return {
    columns: sql`rate.payer_name as "payerName", rate.plan_name as "planName", rate.plan_kind as "planKind",
      rate.dollar as "negotiatedDollars", rate.highest as "highestDollars", rate.plan_count as "planCount"`,
    join: sql`
      left join lateral (
        select ${first("payer_name")}, ${first("plan_name")}, ${first("plan_kind")}, min(dollar) as dollar,
          max(dollar) as highest, count(distinct (payer_id, lower(short_name)))::int as plan_count
        ${ratesOf(rates)}
        having count(*) > 0) rate on true`,
  };
}

function readRate(
  { payerName, planName, planKind, planCount, ...amounts }: RateRow,
  grossDollars: Dollars | null,
): PayerRate | null {
  if (payerName === null || planName === null || planKind === null || planCount === null) return null;
  const isAboveGross = isRateAboveGross(amounts.negotiatedDollars, grossDollars);
  return { payerName, planName, planKind, planCount, ...amounts, isAboveGross };
}

/** Of an implausible price what the file says, sentinels too. */
const published = (column: "gross" | "cash") =>
  sql`case when p.implausible is null then p.${sql.identifier(column)} else c.${sql.identifier(column)} end`;
