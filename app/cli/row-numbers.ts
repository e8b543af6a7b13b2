/** PostgreSQL's integer goes no further. */
const MAX_NUMBER = 2_147_483_647;

/** The numbers of rows that were typed, or, where one is none, such as a file's name, a sentence about it. `list`: the command
 *  that gives them. */
export function readRowNumbers(typed: readonly string[], list: string): number[] | string {
  const other = typed.find((text) => !/^[1-9]\d*$/.test(text) || Number(text) > MAX_NUMBER);
  return other === undefined
    ? typed.map(Number)
    : `${other} is not a number of a file. npx faircharge ${list} gives the number of each. Nothing was removed.`;
}
