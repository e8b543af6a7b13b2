import { sql } from "drizzle-orm";
import { COMPARABLE_KEY_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isNumber,
  isText,
  orNull,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { rowsInBlocks } from "#app/platform/db/rows-in-blocks.ts";
import type { MoveDirection, MovingKind, PriceMove } from "./price-move.ts";

/** Whose moves: of the nation where nothing narrows them. */
export type MovesScope = { kind: MovingKind; state?: string; category?: string; hospitalId?: number };

export type ListedMoves = {
  moves: PriceMove[];
  total: number;
  /** False: there are more than `total`, which can be counted but not listed. */
  isTotalExact: boolean;
};

const MOVE_ROW: Shape<PriceMove> = {
  ...COMPARABLE_KEY_ROW,
  hospitalId: isInteger,
  hospitalShortId: isText,
  hospitalName: isText,
  city: orNull(isText),
  state: isText,
  chargeNo: isInteger,
  serviceName: isText,
  category: isText,
  formerDollars: isDollars,
  presentDollars: isDollars,
  changeDollars: isDollars,
  changePercent: isNumber,
  importId: isInteger,
  fileDate: orNull(isText),
  formerImportId: isInteger,
  formerFileDate: orNull(isText),
};

/** No one reads further; a reader who wants all narrows the choice. */
export const MAX_MOVES_LISTED = 1000;

type DirectedScope = MovesScope & { direction: MoveDirection };

/** The prices that moved most in a direction, by percent, the largest first; none that is implausible now. */
export async function listPriceMoves(
  db: Database,
  scope: DirectedScope & { page: number; pageSize: number },
): Promise<ListedMoves> {
  const { page, pageSize } = scope;
  const offset = (page - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, MAX_MOVES_LISTED - offset));
  const [moves, count] = await Promise.all([
    readMoves(db, scope, { limit, offset }),
    countPriceMoves(db, scope, MAX_MOVES_LISTED + 1),
  ]);
  return { moves, total: Math.min(count, MAX_MOVES_LISTED), isTotalExact: count <= MAX_MOVES_LISTED };
}

const MOVES_PER_READ = 1000;

/** All prices that moved in a direction, in the same order, read as they are taken. */
export function listAllPriceMoves(db: Database, scope: DirectedScope): AsyncIterable<PriceMove> {
  return rowsInBlocks(MOVES_PER_READ, (blockNo) =>
    readMoves(db, scope, { limit: MOVES_PER_READ, offset: blockNo * MOVES_PER_READ }),
  );
}

/** How many prices moved in a direction, counted up to `maxMoves`. */
export async function countPriceMoves(
  db: Database,
  scope: DirectedScope,
  maxMoves: number | null = null,
): Promise<number> {
  const row = await readRow(
    db,
    { count: isInteger },
    sql`
    select count(*)::int as count from (
      select from price_moves where ${isWanted(scope)} ${maxMoves === null ? sql`` : sql`limit ${maxMoves}`}) moved`,
  );
  return row.count;
}

async function readMoves(
  db: Database,
  scope: DirectedScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<PriceMove[]> {
  const order = scope.direction === "up" ? sql`desc` : sql`asc`;
  const moves = await readRows(
    db,
    MOVE_ROW,
    sql`
    select m.hospital_id as "hospitalId", h.short_id as "hospitalShortId", h.name as "hospitalName", h.city, m.state, m.charge_no as "chargeNo",
      m.code_type as "codeType", m.code, coalesce(s.plain_name, s.description, m.description) as "serviceName", m.category,
      m.setting::text, m.billing_class as "billingClass", m.modifiers, m.drug_unit as "drugUnit",
      m.former_amount as "formerDollars", m.amount as "presentDollars",
      m.amount - m.former_amount as "changeDollars",
      m.change_percent::float8 as "changePercent", c.import_id as "importId", present.file_date::text as "fileDate",
      c.former_import_id as "formerImportId", former.file_date::text as "formerFileDate"
    from (
      select * from price_moves where ${isWanted(scope)}
      order by change_percent ${order}, hospital_id ${order}, charge_no ${order} limit ${limit} offset ${offset}) m
    join hospitals h using (hospital_id) join price_comparisons c using (hospital_id, kind)
    join imports present on present.import_id = c.import_id
    join imports former on former.import_id = c.former_import_id
    left join services s on s.code = m.code and s.code_type = m.code_type
    order by m.change_percent ${order}, m.hospital_id ${order}, m.charge_no ${order}`,
  );
  return moves.map((move) => ({ ...move, city: cityName(move.city) }));
}

function isWanted(scope: DirectedScope) {
  return sql`${isIn(scope)} and ${scope.direction === "up" ? sql`change_percent > 0` : sql`change_percent < 0`}
    and not exists (
      select from prices p
      where p.hospital_id = price_moves.hospital_id and p.charge_no = price_moves.charge_no
        and p.setting = price_moves.setting and p.implausible is not null)`;
}

/** What was compared: of hospitals with a former file, the comparable prices that both files have. */
export type ComparisonTotals = {
  hospitalCount: number;
  comparedCount: number;
  upCount: number;
  downCount: number;
  /** Changed by more than a factor of 20; neither up nor down. */
  outlierCount: number;
};

const TOTALS_ROW: Shape<ComparisonTotals> = {
  hospitalCount: isInteger,
  comparedCount: isNumber,
  upCount: isNumber,
  downCount: isNumber,
  outlierCount: isNumber,
};

/** Of all categories together. */
export async function readComparisonTotals(
  db: Database,
  scope: Omit<MovesScope, "category">,
): Promise<ComparisonTotals> {
  const sum = (column: string) => sql`coalesce(sum(${sql.identifier(column)}), 0)::float8`;
  return readRow(
    db,
    TOTALS_ROW,
    sql`
    select count(*)::int as "hospitalCount", ${sum("compared_count")} as "comparedCount",
      ${sum("up_count")} as "upCount", ${sum("down_count")} as "downCount", ${sum("outlier_count")} as "outlierCount"
    from price_comparisons where ${isIn(scope)}`,
  );
}

/** The states of hospitals with a former file, by their letters. */
export async function listComparedStates(db: Database): Promise<string[]> {
  const rows = await readRows(
    db,
    { state: isText },
    sql`select distinct state from price_comparisons order by state`,
  );
  return rows.map(({ state }) => state);
}

function isIn({ kind, state, category, hospitalId }: MovesScope) {
  return sql.join(
    [
      sql`kind = ${kind}`,
      ...(state === undefined ? [] : [sql`state = ${state}`]),
      ...(category === undefined ? [] : [sql`category = ${category}`]),
      ...(hospitalId === undefined ? [] : [sql`hospital_id = ${hospitalId}`]),
    ],
    sql` and `,
  );
}
