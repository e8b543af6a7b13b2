import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { findFeaturedService } from "#app/domain/services/find-featured-service.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { readUsualPrices } from "#app/domain/statistics/pricing/usual-prices.server.ts";
import { figuresOf, MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { thinnedPrices } from "#app/domain/statistics/values/thinned-prices.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, orNull, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import {
  type KindsOfPrice,
  type PartsOfOneService,
  SCAN_PARTS,
  type ScanPart,
  type SpreadOfOneService,
} from "./figure.ts";

const WHOLE_SERVICE = { modifiers: "", billingClass: null };

/** The kinds of price of the service that the landing page shows; null where fewer than two kinds can be compared. */
export async function readKindsOfPrice(db: Database): Promise<KindsOfPrice | null> {
  const [service, fileDates] = await Promise.all([findFeaturedService(db), readFileDates(db)]);
  const usual = service && (await readUsualPrices(db, service, WHOLE_SERVICE));
  if (!usual) return null;
  const { likeness, gross, cash, negotiated } = usual.nation;
  const kinds = {
    gross: figuresOf("gross", gross),
    cash: figuresOf("cash", cash),
    negotiated: figuresOf("negotiated", negotiated),
  };
  const comparable = Object.values(kinds).filter(({ quartiles }) => quartiles !== null);
  return comparable.length < 2 ? null : { name: "kinds-of-price", service, likeness, kinds, fileDates };
}

/** How far the same service's cash prices lie apart in one state; null where fewer than three hospitals publish one. */
export async function readSpreadOfOneService(db: Database): Promise<SpreadOfOneService | null> {
  const [service, fileDates] = await Promise.all([findFeaturedService(db), readFileDates(db)]);
  const usual = service && (await readUsualPrices(db, service, WHOLE_SERVICE));
  if (!usual) return null;
  const { likeness, state, cash } = usual.largestState;
  const { count, amountCount, quartiles, heaps } = figuresOf("cash", cash);
  if (quartiles === null && heaps === null) return null;
  return {
    name: "spread-of-one-service",
    service,
    likeness,
    state,
    count,
    amountCount,
    quartiles,
    heaps,
    pointsDollars: thinnedPrices(cash.once),
    fileDates,
  };
}

/** The whole and the parts of the scan that most hospitals price in parts; null where fewer than three publish each, or one
 *  has no middle. */
export async function readPartsOfOneService(db: Database): Promise<PartsOfOneService | null> {
  const [service, fileDates] = await Promise.all([findServiceInParts(db), readFileDates(db)]);
  if (service === null) return null;
  const readPart = async (part: ScanPart) => {
    const usual = await readUsualPrices(db, service, SCAN_PARTS[part]);
    if (!usual) return null;
    const { quartiles, ...counts } = figuresOf("cash", usual.nation.cash);
    return quartiles && { likeness: usual.nation.likeness, ...counts, quartiles };
  };
  const [whole, images, reading] = await Promise.all([
    readPart("whole"),
    readPart("images"),
    readPart("reading"),
  ]);
  if (!whole || !images || !reading) return null;
  return { name: "parts-of-one-service", service, parts: { whole, images, reading }, fileDates };
}

async function findServiceInParts(db: Database): Promise<ServiceItem | null> {
  const isPriced = (part: ScanPart) => {
    const { modifiers, billingClass } = SCAN_PARTS[part];
    return sql`exists (
      select from service_statistics s where s.code = p.code and s.code_type = p.code_type
        and billing_class = ${billingClass} and modifiers = ${modifiers} and drug_unit = '' and state = ''
        and cash_amount_count >= ${MIN_HOSPITALS})`;
  };
  const rows = await readRows(
    db,
    { ...SERVICE_CODE_ROW, name: isText },
    sql`
    select p.code_type as "codeType", p.code, plain_name as name
    from popular_services p join services using (code, code_type)
    where plain_name is not null and category = 'imaging'
      and ${isPriced("images")} and ${isPriced("reading")}
    order by p.hospital_count desc, p.code_type, p.code limit 1`,
  );
  return rows[0] ?? null;
}

async function readFileDates(db: Database): Promise<KindsOfPrice["fileDates"]> {
  const { first, last } = await readRow(
    db,
    { first: orNull(isText), last: orNull(isText) },
    sql`
    select min(file_date)::text as first, max(file_date)::text as last
    from imports where import_id in (select current_import_id from hospitals)`,
  );
  return first === null || last === null ? null : { first, last };
}
