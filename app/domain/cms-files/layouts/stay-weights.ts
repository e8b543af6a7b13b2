import type { StayWeightEntry } from "../cms-entries.ts";
import { amountIn, type Layout } from "./layout.ts";

/** Medicare's weights of hospital stays by MS-DRG, table 5 of the inpatient rule: it names its fiscal year, which begins
 *  in October. 998 and 999 have no weight. */
export const stayWeightsLayout: Layout<"code" | "weight", StayWeightEntry> = {
  kind: "stay-weights",
  headerRows: 1,
  columns: { code: /^ms[-_]drg$/, weight: /^weights? - 10% cap applied$|^weight$/ },
  editionOf(head) {
    const year = /fy (20\d\d) final/.exec(head)?.[1];
    return year ? `${Number(year) - 1}-10` : null;
  },
  tableOf: () => null,
  lastCodesBegin: "9",
  isOneRowACode: true,
  readRow(cell) {
    const code = cell("code").trim();
    if (!/^\d{3}$/.test(code)) return { fault: "not-a-code", written: code };
    const weight = amountIn(cell("weight"));
    if (weight === "unclear") return { fault: "not-a-number", written: cell("weight") };
    return { code, kept: { weight } };
  },
};
