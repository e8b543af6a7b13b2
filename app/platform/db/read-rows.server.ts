import type { SQL } from "drizzle-orm";
import { firstRow } from "./first-row.ts";
import type { Database } from "./open-database.server.ts";

/** Whether a value that the database sent is what a field of a row promises. */
export type Check<T> = (value: unknown) => value is T;

/** The check of each field of a row; the fields are the query's column names. */
export type Shape<Row> = { readonly [Field in keyof Row]-?: Check<Row[Field]> };

/**
 * The rows of a query written by hand, each field checked. Throws where a query does not give what its shape promises:
 * a bug in one of the two. Columns that aren't in the shape are passed on unchecked and have no type.
 */
export async function readRows<Row>(db: Database, shape: Shape<Row>, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  const checks = Object.entries<Check<unknown>>(shape);
  for (const row of rows) {
    for (const [field, isFit] of checks) {
      if (isFit(row[field])) continue;
      throw new Error(`A row's ${field} is ${JSON.stringify(row[field])}, which its shape does not promise.`);
    }
  }
  return rows as Row[];
}

/** The first row of a query that always gives one, such as a count, each field checked. Throws if there is none. */
export async function readRow<Row>(db: Database, shape: Shape<Row>, query: SQL): Promise<Row> {
  return firstRow(await readRows(db, shape, query));
}

export const isText: Check<string> = (value) => typeof value === "string";
export const isFlag: Check<boolean> = (value) => typeof value === "boolean";
export const isInteger: Check<number> = (value): value is number => Number.isInteger(value);
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
export const isBytes: Check<Buffer> = (value) => Buffer.isBuffer(value);

export const isOneOf = <const T extends string>(texts: readonly T[]): Check<T> => {
  const known: ReadonlySet<unknown> = new Set(texts);
  return (value): value is T => known.has(value);
};

export const isListOf =
  <T>(isItem: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isItem);

/** A row inside of a row, as JSON gives one. */
export const isRowOf =
  <Row>(shape: Shape<Row>): Check<Row> =>
  (value): value is Row =>
    typeof value === "object" &&
    value !== null &&
    Object.entries<Check<unknown>>(shape).every(([field, isFit]) => isFit(Reflect.get(value, field)));

export const orNull =
  <T>(isFit: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || isFit(value);

/** A row with null in every field, as an outer join gives one. */
export type AllOrNull<Row> = { [Field in keyof Row]: Row[Field] | null };

export function allOrNull<Row>(shape: Shape<Row>): Shape<AllOrNull<Row>> {
  const checks = Object.entries<Check<unknown>>(shape).map(([field, isFit]) => [field, orNull(isFit)]);
  return Object.fromEntries(checks) as Shape<AllOrNull<Row>>;
}
