import type pg from "pg";
import { readRateList } from "#app/domain/charges/read-rate-list.ts";
import { readByCursor, type TextRow } from "#app/platform/db/read-by-cursor.server.ts";
import {
  decimalUnits,
  type ParquetValue,
  parquetValue,
  scaleOf,
} from "#app/platform/parquet/parquet-column.ts";
import { AMOUNT } from "../amount-type.ts";
import type { TableFiles } from "./open-table-files.server.ts";
import { priceTable } from "./parquet-tables.server.ts";

type PricedHospital = { hospitalId: number; shortId: string; state: string; importId: number };
type Codes = { code_type: string; code: string };
/** A plan as a row of negotiated charges names it: payer as written, payer, plan, kind. */
type Plan = readonly [string, string, string, string];

const SCALE = scaleOf(AMOUNT) ?? 0;

/** The columns of charge_rates that have a value for each rate. */
const LISTS = [
  "plans",
  "dollars",
  "percentages",
  "algorithms",
  "methodologies",
  "estimated_amounts",
  "median_amounts",
  "percentiles_10",
  "percentiles_90",
  "claim_counts",
  "source_rows",
] as const;

/** Writes the charges of the present price files and their negotiated charges, a hospital after the other. */
export async function writeCharges(
  client: pg.ClientBase,
  prices: TableFiles,
  negotiated: TableFiles,
): Promise<void> {
  const { rows: hospitals } = await client.query<PricedHospital>(`
    select hospital_id as "hospitalId", short_id as "shortId", state, current_import_id as "importId"
    from hospitals where current_import_id is not null order by state, short_id`);
  const { rows: methods } = await client.query<{ name: string }>(
    "select unnest(enum_range(null::methodology))::text as name",
  );
  const methodologies = methods.map(({ name }) => name);
  for (const hospital of hospitals) {
    const codes = await writePrices(client, hospital, prices);
    await writeNegotiated(client, hospital, { codes, methodologies }, negotiated);
  }
}

/** Returns the codes of the hospital's charges, by number. */
async function writePrices(
  client: pg.ClientBase,
  { hospitalId, shortId, state, importId }: PricedHospital,
  files: TableFiles,
): Promise<Codes[]> {
  const [, , ...own] = priceTable.columns;
  const codes: Codes[] = [];
  const known = new Map<string, Codes>();
  const query = `select ${own.map(({ name }) => name).join(", ")} from standard_charges
    where hospital_id = $1 and import_id = $2 order by charge_no`;
  for await (const rows of readByCursor(client, query, [hospitalId, importId])) {
    for (const row of rows) {
      const [chargeNo, code_type = "", code = ""] = row as string[];
      const key = `${code_type} ${code}`;
      const shared = known.get(key) ?? { code_type, code };
      known.set(key, shared);
      codes[Number(chargeNo)] = shared;
      files.add(state, [
        shortId,
        state,
        ...own.map(({ type }, place) => parquetValue(type, row[place] ?? null)),
      ]);
    }
  }
  return codes;
}

async function writeNegotiated(
  client: pg.ClientBase,
  { hospitalId, shortId, state, importId }: PricedHospital,
  { codes, methodologies }: { codes: readonly Codes[]; methodologies: readonly string[] },
  files: TableFiles,
): Promise<void> {
  const plans = await loadPlans(client, hospitalId, importId);
  const texts = await loadTexts(client, hospitalId, importId);
  const query = `select charge_no, first_rate_no, rate_count, ${LISTS.join(", ")} from charge_rates
    where hospital_id = $1 and import_id = $2 order by charge_no, first_rate_no`;
  for await (const rows of readByCursor(client, query, [hospitalId, importId], 200)) {
    for (const row of rows) {
      const [chargeNo, firstRateNo, rateCount] = row.slice(0, 3).map(Number) as [number, number, number];
      const lists = openLists(row.slice(3), rateCount);
      for (let place = 0; place < rateCount; place++) {
        const value = (list: number) => lists[list]?.[place] ?? null;
        const amount = (list: number) => unitsOf(value(list));
        files.add(state, [
          shortId,
          state,
          chargeNo,
          firstRateNo + place,
          codes[chargeNo]?.code_type ?? null,
          codes[chargeNo]?.code ?? null,
          ...(plans.get(Number(value(0))) ?? NO_PLAN),
          amount(1),
          amount(2),
          texts.get(value(3) ?? "") ?? null,
          methodologies[Number(value(4)) - 1] ?? null,
          amount(5),
          amount(6),
          amount(7),
          amount(8),
          value(9) === "1" ? "1 through 10" : value(9),
          numberOf(value(10)),
        ]);
      }
    }
  }
}

const NO_PLAN = [null, null, null, null] as const;

function openLists(lists: TextRow, rateCount: number): (readonly (string | null)[])[] {
  return lists.map((list) => readRateList(list, rateCount));
}

function unitsOf(text: string | null): ParquetValue {
  return text === null ? null : decimalUnits(text, SCALE);
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

async function loadPlans(
  client: pg.ClientBase,
  hospitalId: number,
  importId: number,
): Promise<ReadonlyMap<number, Plan>> {
  const { rows } = await client.query<{ planNo: number; plan: [string, string, string, string] }>(
    `select plan_no as "planNo", array[payer_name, p.name, plan_name, plan_kind] as plan
     from payer_plans join payers p using (payer_id) where hospital_id = $1 and import_id = $2`,
    [hospitalId, importId],
  );
  return new Map(rows.map(({ planNo, plan }) => [planNo, plan]));
}

/** Texts by their number as the lists write it. */
async function loadTexts(
  client: pg.ClientBase,
  hospitalId: number,
  importId: number,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ no: string; text: string }>(
    `select text_no::text as no, text from rate_texts where hospital_id = $1 and import_id = $2`,
    [hospitalId, importId],
  );
  return new Map(rows.map(({ no, text }) => [no, text]));
}
