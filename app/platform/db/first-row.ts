/** The first row of a query that always gives one: a count, what an insert returns. Throws if there is none: a bug. */
export function firstRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("A query that always gives a row gave none.");
  return row;
}
