import { isNdc, normaliseNdc } from "#app/domain/billing-codes/normalise-ndc.ts";
import { type DrugCostEntry, drugUnits } from "../cms-entries.ts";
import { amountIn, type Layout } from "./layout.ts";

type Column = "ndc" | "dollars" | "effectiveOn" | "unit" | "asOf";

/**
 * National Average Drug Acquisition Cost (NADAC, data.medicaid.gov): what retail pharmacies pay for a drug's unit, by CMS's survey
 * of their invoices. A file is of a week or of a year's weeks. Ten digits without hyphens are refused: a spreadsheet took their zero.
 */
export const drugCostsLayout: Layout<Column, DrugCostEntry> = {
  kind: "drug-costs",
  headerRows: 1,
  columns: {
    ndc: /^ndc$/,
    dollars: /^nadac[ _]per[ _]unit$/,
    effectiveOn: /^effective[ _]date$/,
    unit: /^pricing[ _]unit$/,
    asOf: /^as[ _]of[ _]date$/,
  },
  editionOf: () => null,
  tableOf: () => null,
  lastCodesBegin: null,
  isOneRowACode: false,
  readRow(cell) {
    const code = normaliseNdc(cell("ndc").trim());
    if (!isNdc(code)) return { fault: "not-a-code", written: cell("ndc") };
    const [effectiveOn, asOf] = [dayIn(cell("effectiveOn")), dayIn(cell("asOf"))];
    if (!effectiveOn || !asOf || effectiveOn > asOf) {
      return { fault: "not-a-date", written: `${cell("effectiveOn")} ${cell("asOf")}` };
    }
    const unit = drugUnits.find((one) => one === cell("unit").trim().toUpperCase());
    if (!unit) return { fault: "not-an-indicator", written: cell("unit") };
    const dollars = amountIn(cell("dollars"));
    if (dollars === "unclear" || dollars === 0) return { fault: "not-a-number", written: cell("dollars") };
    return { code, kept: dollars === null ? null : { dollars, unit, effectiveOn, asOf } };
  },
  keep(kept, entry) {
    const same = kept.findIndex(
      ({ dollars, unit, effectiveOn }) =>
        dollars === entry.dollars && unit === entry.unit && effectiveOn === entry.effectiveOn,
    );
    if (same < 0) kept.push(entry);
    else if ((kept[same] as DrugCostEntry).asOf < entry.asOf) kept[same] = entry;
  },
  editionOfEntries(lists) {
    let newest = "";
    for (const kept of lists) for (const { asOf } of kept) if (asOf > newest) newest = asOf;
    return newest === "" ? null : newest;
  },
};

/** '11/26/2025', '11-26-2025' or '2025-11-26', with or without a time; null: no day. */
function dayIn(cell: string): string | null {
  const [, month, day, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\D|$)/.exec(cell.trim()) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : cell.trim().slice(0, 10);
  const time = /^20\d\d-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}
