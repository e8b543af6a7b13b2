import type { AddOnEntry } from "../cms-entries.ts";
import { codeIn, type Layout } from "./layout.ts";

type Column = "code" | "codeTo" | "primary" | "primaryTo" | "from" | "to";

/** NCCI add-on code edits. Days are counted in their year ('2026091'); an edit whose end is the day on which it took
 *  effect never was in force. */
export const addOnsLayout: Layout<Column, AddOnEntry> = {
  kind: "add-ons",
  headerRows: 1,
  columns: {
    code: /^add-?on_code$/,
    codeTo: /^aoc_deldt$/,
    primary: /^primary_code$/,
    primaryTo: /^primary_code_deldt$/,
    from: /^aoc_edit_effdt$/,
    to: /^aoc_edit_deldt$/,
  },
  editionOf: () => null,
  tableOf: () => null,
  lastCodesBegin: null,
  isOneRowACode: false,
  readRow(cell) {
    const [code, primary] = [codeIn(cell("code")), codeIn(cell("primary"))];
    if (!code || !primary) return { fault: "not-a-code", written: code ? cell("primary") : cell("code") };
    const from = isoDay(cell("from"));
    if (!from) return { fault: "not-a-date", written: cell("from") };
    const [codeTo, primaryTo, editTo] = [
      lastDay(cell("codeTo")),
      lastDay(cell("primaryTo")),
      lastDay(cell("to")),
    ];
    if (codeTo === undefined || primaryTo === undefined || editTo === undefined) {
      return { fault: "not-a-date", written: [cell("codeTo"), cell("primaryTo"), cell("to")].join(" ") };
    }
    const to = [codeTo, primaryTo, editTo].filter((day) => day !== null).sort()[0] ?? null;
    return { code, kept: { primary, from, to, codeTo, primaryTo } };
  },
};

/** Null for none; undefined where it isn't a day. */
function lastDay(written: string): string | null | undefined {
  return written === "" ? null : (isoDay(written) ?? undefined);
}

/** '2026091' as 2026-04-01; null where the year has no such day. */
function isoDay(written: string): string | null {
  const [, year = "", day = ""] = /^(\d{4})(\d{3})$/.exec(written) ?? [];
  if (year === "") return null;
  const iso = new Date(Date.UTC(Number(year), 0, Number(day))).toISOString().slice(0, 10);
  return iso.startsWith(year) ? iso : null;
}
