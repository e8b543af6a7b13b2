import type { UnitLimitEntry } from "../cms-entries.ts";
import { codeIn, type Layout } from "./layout.ts";

/** NCCI medically unlikely edits. Only the file's name has the edition; 0 is a limit: not payable. */
export const unitLimitsLayout: Layout<"code" | "units" | "indicator", UnitLimitEntry> = {
  kind: "unit-limits",
  headerRows: 1,
  columns: {
    code: /^hcpcs\/\s*cpt code$/,
    units: /mue values?$/,
    indicator: /^mue adjudication indicator$/,
  },
  editionOf: () => null,
  tableOf(head) {
    if (/practitioner services mue/.test(head)) return "practitioner";
    if (/outpatient hospital services mue/.test(head)) return "hospital";
    return /dme supplier services mue/.test(head) ? "dme" : null;
  },
  lastCodesBegin: "V",
  isOneRowACode: true,
  readRow(cell) {
    const code = codeIn(cell("code"));
    if (!code) return { fault: "not-a-code", written: cell("code") };
    if (!/^\d+$/.test(cell("units"))) return { fault: "not-a-number", written: cell("units") };
    const indicator = /^([123])( |$)/.exec(cell("indicator"))?.[1] as UnitLimitEntry["indicator"] | undefined;
    if (!indicator) return { fault: "not-an-indicator", written: cell("indicator") };
    return { code, kept: { units: Number(cell("units")), indicator } };
  },
};
