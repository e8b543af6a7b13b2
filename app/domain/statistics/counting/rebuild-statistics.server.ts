import type pg from "pg";
import { billingClassesOf } from "#app/domain/billing-codes/comparable-key.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { NationalAmounts } from "#app/domain/medicare/national-amounts.ts";
import { readNationalAmounts } from "#app/domain/medicare/read-national-amounts.server.ts";
import { findAllPriceLists } from "#app/domain/price-lists/refresh-price-lists.server.ts";
import {
  judgeHospitals,
  type PartVerdict,
  type PartVerdicts,
  priceNameOf,
} from "#app/domain/price-parts/judge-hospitals.server.ts";
import { openCopyBatches } from "#app/platform/db/copy-batches.server.ts";
import { copyRows, copyValue, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { markAllIndexesStale } from "../indexes/category-indexes.server.ts";
import type { ComparablePrices } from "../tables/comparable-prices.ts";
import {
  CATEGORY_STATISTICS,
  SERVICE_STATISTICS,
  statisticsWriter,
} from "../tables/statistics-tables.server.ts";
import { addPartOfCategory, addToCategory, type CategoryPrices, categoryRows } from "./count-category.ts";
import { countService } from "./count-service.ts";
import { listPresentPrices, type ServicePrices } from "./list-present-prices.server.ts";
import { relistPopularServices } from "./popular-services.server.ts";

/**
 * Replaces all statistics with a count of the present prices of these hospitals. The hospitals are locked, and no
 * others have prices. With empty statistics, this takes a fifth of the time of an update. Readers see the former
 * statistics until the transaction ends. No price is written before `indexed`, since building an index waits for
 * earlier writers.
 */
export async function rebuildStatistics(
  db: PooledDatabase,
  client: pg.ClientBase,
  hospitalIds: readonly number[],
  indexed: Promise<void>,
): Promise<void> {
  await client.query("delete from service_statistics; delete from category_statistics");
  // On a separate connection: one cannot send rows and take others at once.
  const amounts = await readNationalAmounts(client, null);
  const parts = await judgeHospitals(client, hospitalIds, amounts);
  const counted = await inTransaction(db, (reader) =>
    countPrices(client, listPresentPrices(reader, hospitalIds), { amounts, parts }),
  );
  await indexed;
  await writeVerdicts(client, counted.verdicts);
  await writeServiceCounts(client, counted.hospitalCounts);
  await relistPopularServices(client);
  await markAllIndexesStale(client);
  await client.query(`
    delete from price_ranges;
    insert into price_ranges (subcategory, state, price_group, lowest, highest)
      select subcategory, state, price_group, min(price), max(price) from prices group by subcategory, state, price_group`);
}

/** In COPY's text format: verdicts that are new, and how many hospitals publish a price of each service. */
type CountedLines = { verdicts: CopyLines; hospitalCounts: CopyLines };
type CopyLines = ReturnType<typeof openCopyLines>;

async function countPrices(
  client: pg.ClientBase,
  services: AsyncIterable<ServicePrices>,
  { amounts, parts }: { amounts: NationalAmounts; parts: PartVerdicts },
): Promise<CountedLines> {
  const finding = findAllPriceLists(client); // while the other connection sorts the prices
  finding.catch(() => {}); // met below
  const lines: CountedLines = { verdicts: openCopyLines(), hospitalCounts: openCopyLines() };
  const batches = openCopyBatches(client); // sent while the next rows are counted
  const addServiceRows = statisticsWriter(batches, SERVICE_STATISTICS);
  const addCategoryRows = statisticsWriter(batches, CATEGORY_STATISTICS);
  let of = { category: "", subcategory: "" };
  let ofCategory: CategoryPrices = new Map();
  let ofSubcategory: CategoryPrices = new Map();
  const endSubcategory = () => {
    addCategoryRows(categoryRows([of.category, of.subcategory], ofSubcategory));
    addPartOfCategory(ofCategory, ofSubcategory);
    ofSubcategory = new Map();
  };
  const endCategory = () => {
    addCategoryRows(categoryRows([of.category, ""], ofCategory));
    ofCategory = new Map();
  };
  for await (const service of services) {
    const priceLists = await finding;
    const { category, subcategory, prices } = service;
    if (category !== of.category || subcategory !== of.subcategory) endSubcategory();
    if (category !== of.category) endCategory();
    of = { category, subcategory };
    const unjudged = prices.map((list) => ({ ...list, implausible: byThemselves(list, parts) }));
    const { rows, verdicts } = countService(service, unjudged, { amounts, priceLists });
    addServiceRows(rows);
    prices.forEach((list, place) => {
      const ofList = itemAt(verdicts, place);
      addVerdicts(lines.verdicts, list, ofList);
      if (billingClassesOf(list.billingClass).includes("facility"))
        addToCategory(ofSubcategory, list, ofList);
    });
    const hospitalCount = new Set(prices.flatMap(({ hospitalIds }) => hospitalIds)).size;
    lines.hospitalCounts.add(
      `${copyValue(service.codeType)}\t${copyValue(service.code)}\t${hospitalCount}\n`,
    );
    await batches.send();
  }
  await finding;
  endSubcategory();
  endCategory();
  await batches.sendRest();
  return lines;
}

/** What is said of prices before any other is looked at: by the import, or by what the hospital's prices are like. */
function byThemselves(
  { hospitalIds, chargeNos, setting, implausible }: ComparablePrices,
  parts: PartVerdicts,
): (PartVerdict | "placeholder" | "cash-above-gross" | null)[] {
  return implausible.map((former, index) => {
    if (former === "placeholder" || former === "cash-above-gross") return former;
    return parts.get(itemAt(hospitalIds, index))?.get(priceNameOf(itemAt(chargeNos, index), setting)) ?? null;
  });
}

/** Adds those that differ from what is written. */
function addVerdicts(
  lines: CopyLines,
  { hospitalIds, chargeNos, setting, implausible }: ComparablePrices,
  verdicts: readonly (Implausibility | null)[],
): void {
  verdicts.forEach((verdict, index) => {
    if (verdict === implausible[index]) return;
    lines.add(`${hospitalIds[index]}\t${chargeNos[index]}\t${setting}\t${copyValue(verdict)}\n`);
  });
}

async function writeVerdicts(client: pg.ClientBase, lines: CopyLines): Promise<void> {
  await client.query(
    "create temporary table verdicts (hospital_id integer, charge_no integer, setting setting, now implausibility) on commit drop",
  );
  await copyRows(client, "verdicts", ["hospital_id", "charge_no", "setting", "now"], lines.take());
  // No background worker looks at temporary tables.
  await client.query(`
    analyze verdicts;
    update prices p set implausible = v.now from verdicts v
      where p.hospital_id = v.hospital_id and p.charge_no = v.charge_no and p.setting = v.setting`);
}

async function writeServiceCounts(client: pg.ClientBase, lines: CopyLines): Promise<void> {
  await client.query(
    `create temporary table publishing (code_type text collate "C", code text collate "C", hospitals integer) on commit drop`,
  );
  await copyRows(client, "publishing", ["code_type", "code", "hospitals"], lines.take());
  await client.query(`
    analyze publishing;
    update services s set hospital_count = coalesce(p.hospitals, 0)
      from services all_services left join publishing p using (code, code_type)
      where s.code = all_services.code and s.code_type = all_services.code_type
        and s.hospital_count <> coalesce(p.hospitals, 0);
    update site_totals set service_count = (select count(*) from publishing)`);
}
