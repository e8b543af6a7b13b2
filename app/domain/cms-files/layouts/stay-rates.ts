import type { StayRateEntry } from "../cms-entries.ts";
import { amountIn, type ReadRow, type RowLayout } from "./layout.ts";

/** Tables 1A to 1E stand one below the other in one sheet. */
const TITLE = /^"?table 1([a-e])\b/i;
const FULL_UPDATE = /submitted quality data and is a meaningful ehr user/i;
/** Their parts for labor are rounded each. */
const MAX_APART_DOLLARS = 0.02;

/** Whether a file's row is the title of table 1A. */
export function isTitleOfStayRates(cells: readonly string[]): boolean {
  return TITLE.exec(cells[0] ?? "")?.[1]?.toLowerCase() === "a";
}

/**
 * Opens the layout of tables 1A to 1E of the inpatient rule, below the title of 1A: what a stay of weight 1 is paid. '1A' is the
 * national operating amount of a hospital that reports quality data and uses electronic records, labor and the rest, which
 * 1B divides otherwise and must add up to; '1D' is the capital rate. Puerto Rico's (1C) and long-term hospitals' (1E) are
 * left. The title names its fiscal year, which begins in October.
 */
export function openStayRatesLayout(): RowLayout<"first" | "second", StayRateEntry> {
  let table: string | undefined = "a";
  let heading = "";
  let operatingDollars: number | null = null;
  let isChecked = false;

  function readOperating(first: number, second: number, written: string): ReadRow<StayRateEntry> {
    if (!FULL_UPDATE.test(heading)) return { fault: "other-hospitals", written };
    const dollars = Math.round((first + second) * 100) / 100;
    const code = `1${table?.toUpperCase()}`;
    table = undefined;
    if (operatingDollars === null) {
      operatingDollars = dollars;
      return { code, kept: { dollars } };
    }
    isChecked = Math.abs(dollars - operatingDollars) <= MAX_APART_DOLLARS;
    return isChecked ? { code, kept: null } : { fault: "unlike-above", written };
  }

  return {
    kind: "stay-rates",
    editionOf(head) {
      const year = /fy (20\d\d)/.exec(head)?.[1];
      return year ? `${Number(year) - 1}-10` : null;
    },
    tableOf: () => null,
    lastCodesBegin: "1D",
    isOneRowACode: true,
    readRow(cell) {
      const text = cell("first").trim();
      const title = TITLE.exec(text);
      if (title) [table, heading] = [title[1]?.toLowerCase(), ""];
      else heading += ` ${text}`;
      const [first, second] = [amountIn(text), amountIn(cell("second"))];
      if (typeof second !== "number") return { isNote: true };
      if ((table === "a" || table === "b") && typeof first === "number")
        return readOperating(first, second, `${text} ${cell("second")}`);
      if (table !== "d" || !/^national$/i.test(text)) return { isNote: true };
      if (!isChecked) return { fault: "unlike-above", written: text };
      return { code: "1D", kept: { dollars: second } };
    },
  };
}
