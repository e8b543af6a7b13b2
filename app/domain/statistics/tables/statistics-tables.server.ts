import type pg from "pg";
import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import type { CopyBatches } from "#app/platform/db/copy-batches.server.ts";
import { copyRows, copyValue } from "#app/platform/db/copy-rows.server.ts";
import { countedPrices } from "../values/counted-prices.ts";
import {
  changeDistribution,
  middleToJudgeBy,
  type PriceDistribution,
  rangeAround,
  unpackDistribution,
} from "../values/price-distribution.ts";
import { type CountedKind, dollarsCell, kindCells, kindColumns } from "./kind-cells.server.ts";

export const CHARGE_KINDS = ["gross", "cash", "negotiated"] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Prices that came and went, in ten-thousandths of a dollar. */
export type PriceChange = Record<ChargeKind, { added: number[]; removed: number[] }>;

export function noChange(): PriceChange {
  const none = () => ({ added: [], removed: [] });
  return { gross: none(), cash: none(), negotiated: none() };
}

/**
 * What an import changes in one row of a table of statistics; `key` in the order of the table's key columns. The prices
 * come in parts, which rows share: copied into each row, those of a batch would take hundreds of megabytes.
 */
export type StatisticsChange = {
  key: readonly string[];
  hospitals: HospitalCounts;
  prices: readonly PriceChange[];
  /** Prices that hospitals of one price list repeat; null: as before. */
  repeats: PriceChange | null;
};

/** A row of a table of statistics as it is to be; `key` in the order of the table's key columns. */
export type CountedRow = {
  key: readonly string[];
  hospitals: HospitalCounts;
  /** What Medicare pays for the thing, where it judges the row's prices. */
  medicareE4: number | null;
  kinds: Record<ChargeKind, CountedKind>;
};

/** How many hospitals publish any price, and, where the table counts them, one of a kind. */
type HospitalCountColumn = "hospital_count" | `${ChargeKind}_hospital_count`;
export type HospitalCounts = Readonly<Partial<Record<HospitalCountColumn, number>>>;

type StatisticsTable = {
  name: string;
  keyColumns: readonly string[];
  countColumns: readonly HospitalCountColumn[];
  /** Its prices are of the same thing, so that their middle judges each of them. */
  isJudged: boolean;
};

export const SERVICE_STATISTICS: StatisticsTable = {
  name: "service_statistics",
  keyColumns: ["code", "code_type", "setting", "billing_class", "modifiers", "drug_unit", "state"],
  countColumns: ["hospital_count"], // one price of a kind is one hospital
  isJudged: true,
};

/** Prices of different services differ by more than a factor of 20: none can be judged by the others, and a gap doesn't count as
 *  one. */
export const CATEGORY_STATISTICS: StatisticsTable = {
  name: "category_statistics",
  keyColumns: ["category", "subcategory", "setting", "state"],
  countColumns: ["hospital_count", ...CHARGE_KINDS.map((kind) => `${kind}_hospital_count` as const)],
  isJudged: false,
};

const valueColumns = (table: StatisticsTable) => [
  ...table.countColumns,
  ...(table.isJudged ? ["medicare"] : []),
  ...CHARGE_KINDS.flatMap((kind) => kindColumns(kind, judgedKind(table, kind))),
];

/** Only cash prices are told as two ranges where they fall into two heaps. */
const judgedKind = ({ isJudged }: StatisticsTable, kind: ChargeKind) => ({
  isJudged,
  hasRanges: isJudged && kind === "cash",
});

/** The medians of prices before a change and now; null: none exists. */
export type Middles = { before: number | null; now: number | null };

/** What a change does to a kind's prices in a row: `own` medians are of only the row's prices, `likely` says where they were
 *  likely before and are now. */
export type JudgedPrices = {
  own: Middles;
  likely: { before: LikelyRange | null; now: LikelyRange | null };
  prices: PriceDistribution;
  repeats: PriceDistribution;
  added: readonly number[];
};

/** Who takes part in a change of a table whose prices are judged. */
export type Judging = {
  /** Returns what Medicare pays for what a row is of, and the range of its amount; null: the median of comparable prices
   *  judges. */
  byMedicare(key: readonly string[]): MedicareJudge | null;
  /** Returns what judges a row's prices where the row has too few. */
  beyond(key: readonly string[], kind: ChargeKind): Middles;
  /** Is told of each row. */
  see(key: readonly string[], kinds: Record<ChargeKind, JudgedPrices>): void;
};

/** Medicare's amount, and within which amounts a kind's prices are likely by it. */
export type MedicareJudge = { medicareE4: number; rangeOf(kind: ChargeKind): LikelyRange };

/** Packed until its turn: unpacked, rows take ten times the memory. */
type Row = {
  hospitals: HospitalCounts;
  packed: Record<ChargeKind, Uint8Array>;
  packedRepeats: Record<ChargeKind, Uint8Array>;
};

/** So many rows are in memory at once: a category's in the nation has tens of kilobytes. */
const ROWS_AT_ONCE = 500;

/** Brings the rows that changed up to date, and only those. Needs a transaction. */
export async function changeStatistics(
  client: pg.ClientBase,
  table: StatisticsTable,
  changes: readonly StatisticsChange[],
  judging?: Judging,
): Promise<void> {
  if (changes.length === 0) return;
  const { name, keyColumns } = table;
  await client.query(
    `create temporary table if not exists changed_${name} (like ${name}) on commit delete rows`,
  );
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    const some = changes.slice(start, start + ROWS_AT_ONCE);
    const before = await readRows(client, table, some);
    const lines = some.map((change) =>
      lineOf(change, before.get(change.key.join("\t")) ?? EMPTY_ROW, table, judging),
    );
    await copyRows(client, `changed_${name}`, [...keyColumns, ...valueColumns(table)], lines.join(""));
  }
  await mergeChanged(client, table);
}

function lineOf(
  { key, hospitals: hospitalsChange, prices: priceChanges, repeats }: StatisticsChange,
  { hospitals, packed, packedRepeats }: Row,
  table: StatisticsTable,
  judging: Judging | undefined,
): string {
  const counts = table.countColumns.map(
    (column) => (hospitals[column] ?? 0) + (hospitalsChange[column] ?? 0),
  );
  const medicare = judging?.byMedicare(key) ?? null;
  const judge = (kind: ChargeKind): JudgedPrices => {
    const before = unpackDistribution(packed[kind]);
    const added = priceChanges.flatMap((prices) => prices[kind].added);
    const removed = priceChanges.flatMap((prices) => prices[kind].removed);
    const prices = changeDistribution(before, added, removed);
    const repeatsBefore = unpackDistribution(packedRepeats[kind]);
    const repeated = repeats
      ? changeDistribution(repeatsBefore, repeats[kind].added, repeats[kind].removed)
      : repeatsBefore;
    const counted = { prices, repeats: repeated, added };
    if (!judging) return { own: NO_MIDDLES, likely: NO_RANGES, ...counted };
    if (medicare) {
      const range = medicare.rangeOf(kind);
      return { own: NO_MIDDLES, likely: { before: range, now: range }, ...counted };
    }
    const own = {
      before: middleToJudgeBy(countedPrices(before, repeatsBefore).once),
      now: middleToJudgeBy(countedPrices(prices, repeated).once),
    };
    const beyond = judging.beyond(key, kind);
    const likely = {
      before: rangeAround(own.before ?? beyond.before),
      now: rangeAround(own.now ?? beyond.now),
    };
    return { own, likely, ...counted };
  };
  const kinds = { gross: judge("gross"), cash: judge("cash"), negotiated: judge("negotiated") };
  judging?.see(key, kinds);
  const counted = ({ own, likely, prices, repeats }: JudgedPrices): CountedKind => ({
    each: prices,
    repeats,
    ownMiddle: own.now,
    likely: likely.now,
  });
  return statisticsLine(table, key, counts, medicare?.medicareE4 ?? null, {
    gross: counted(kinds.gross),
    cash: counted(kinds.cash),
    negotiated: counted(kinds.negotiated),
  });
}

/** A row in COPY's text format. */
function statisticsLine(
  table: StatisticsTable,
  key: readonly string[],
  counts: readonly number[],
  medicareE4: number | null,
  kinds: CountedRow["kinds"],
): string {
  const cells = CHARGE_KINDS.flatMap((kind) => kindCells(kinds[kind], judgedKind(table, kind)));
  const medicare = table.isJudged ? [dollarsCell(medicareE4)] : [];
  return `${[...key.map(copyValue), ...counts, ...medicare, ...cells].join("\t")}\n`;
}

/** Adds rows that a table does not have to what `batches` sends. */
export function statisticsWriter(batches: CopyBatches, table: StatisticsTable) {
  const { name, keyColumns, countColumns } = table;
  const lines = batches.linesFor(name, [...keyColumns, ...valueColumns(table)]);
  return (rows: readonly CountedRow[]): void => {
    for (const { key, hospitals, medicareE4, kinds } of rows) {
      const counts = countColumns.map((column) => hospitals[column] ?? 0);
      lines.add(statisticsLine(table, key, counts, medicareE4, kinds));
    }
  };
}

export const NO_MIDDLES: Middles = { before: null, now: null };
const NO_RANGES: JudgedPrices["likely"] = { before: null, now: null };

const EMPTY = new Uint8Array();
const NOTHING = { gross: EMPTY, cash: EMPTY, negotiated: EMPTY };
const EMPTY_ROW: Row = { hospitals: {}, packed: NOTHING, packedRepeats: NOTHING };

async function readRows(
  client: pg.ClientBase,
  { name, keyColumns, countColumns, isJudged }: StatisticsTable,
  changes: readonly StatisticsChange[],
): Promise<Map<string, Row>> {
  const keys = keyColumns.map((_, column) => changes.map(({ key }) => key[column]));
  const types = keyColumns.map((column, index) => `$${index + 1}::text[]::${typeOf(name, column)}[]`);
  const { rows } = await client.query({
    text: `select ${keyColumns.map((column) => `s.${column}::text`).join(", ")}, ${countColumns.join(", ")},
        ${CHARGE_KINDS.map((kind) => (isJudged ? `${kind}_repeats` : "''::bytea")).join(", ")},
        ${CHARGE_KINDS.map((kind) => `${kind}_distribution`).join(", ")}
      from unnest(${types.join(", ")}) as k(${keyColumns.join(", ")}) join ${name} s using (${keyColumns.join(", ")})`,
    values: keys,
    rowMode: "array",
  });
  const width = keyColumns.length;
  return new Map(
    rows.map((row) => [
      row.slice(0, width).join("\t"),
      {
        hospitals: Object.fromEntries(countColumns.map((column, index) => [column, row[width + index]])),
        packed: { gross: row.at(-3), cash: row.at(-2), negotiated: row.at(-1) },
        packedRepeats: { gross: row.at(-6), cash: row.at(-5), negotiated: row.at(-4) },
      },
    ]),
  );
}

function typeOf(table: string, column: string): string {
  return table === SERVICE_STATISTICS.name && column === "setting" ? "setting" : "text";
}

async function mergeChanged(client: pg.ClientBase, table: StatisticsTable): Promise<void> {
  const { name, keyColumns } = table;
  const values = valueColumns(table);
  const columns = [...keyColumns, ...values];
  // No background worker looks at temporary tables: unseen, this one is taken for small and joined row by row.
  await client.query(`analyze changed_${name}`);
  await client.query(`
    insert into ${name} (${columns.join(", ")}) select ${columns.join(", ")} from changed_${name}
    on conflict (${keyColumns.join(", ")})
    do update set ${values.map((column) => `${column} = excluded.${column}`).join(", ")}`);
  await client.query(`
    delete from ${name} using changed_${name} changed
    where ${keyColumns.map((column) => `${name}.${column} = changed.${column}`).join(" and ")}
      and changed.hospital_count = 0`);
  await client.query(`truncate changed_${name}`);
}
