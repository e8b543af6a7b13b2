import type { DatedPair } from "../packed-pairs.ts";
import { codeIn, type Layout } from "./layout.ts";

const NEVER_IN_FORCE = "9";

/** NCCI procedure-to-procedure edits: preamble, a header over four rows, then tabs. Indicator 9, and a deletion on the
 *  day that it took effect, mean an edit that never was in force. */
export const pairsLayout: Layout<"column1" | "column2" | "from" | "to" | "indicator", DatedPair | null> = {
  kind: "pairs",
  headerRows: 1,
  columns: {
    column1: /^column 1$/,
    column2: /^column 2$/,
    from: /^effective/,
    to: /^deletion/,
    indicator: /^modifier/,
  },
  // CPT's licence is of the year before the codes', in each of a year's editions.
  editionOf(head) {
    const licensed = /cpt only copyright (20\d\d)/.exec(head)?.[1];
    return licensed ? String(Number(licensed) + 1) : null;
  },
  tableOf: () => null,
  lastCodesBegin: null,
  isOneRowACode: false,
  readRow(cell) {
    const written = cell("column1");
    if (written === "" && cell("column2") === "") return { isNote: true };
    const [code, column2] = [codeIn(written), codeIn(cell("column2"))];
    if (!code || !column2) return { fault: "not-a-code", written: code ? cell("column2") : written };
    const from = dayIn(cell("from"));
    if (!from) return { fault: "not-a-date", written: cell("from") };
    const deletion = cell("to").trim();
    const to = deletion === "*" ? null : dayIn(deletion);
    if (deletion !== "*" && !to) return { fault: "not-a-date", written: deletion };
    const indicator = cell("indicator").trim();
    if (!/^[019]$/.test(indicator)) return { fault: "not-an-indicator", written: indicator };
    const wasInForce = indicator !== NEVER_IN_FORCE && (to === null || to > from);
    return { code, kept: wasInForce ? { column2, from, to, yieldsToModifier: indicator === "1" } : null };
  },
};

/** Returns '20260701' as a number; null where the day doesn't exist. */
function dayIn(written: string): number | null {
  const [, year, month, day] = /^ *(\d{4})(\d\d)(\d\d) *$/.exec(written) ?? [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last ? Number(written) : null;
}
