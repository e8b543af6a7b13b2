import type { OutpatientRateEntry } from "../cms-entries.ts";
import { amountIn, codeIn, type Layout } from "./layout.ts";

/** Addendum B of Medicare's outpatient prospective payment: it names its year; the quarter is in the file's name. */
export const outpatientRatesLayout: Layout<"code" | "status" | "rate", OutpatientRateEntry> = {
  kind: "outpatient-rates",
  headerRows: 1,
  columns: { code: /^hcpcs code$/, status: /^si$/, rate: /^payment rate$/ },
  editionOf: (head) => /opps payment by hcpcs code for cy (20\d\d)/.exec(head)?.[1] ?? null,
  tableOf: () => null,
  lastCodesBegin: "V",
  isOneRowACode: true,
  readRow(cell) {
    const code = codeIn(cell("code"));
    if (!code) return { fault: "not-a-code", written: cell("code") };
    const status = cell("status").trim();
    if (!/^[A-Z][0-9]?$/.test(status)) return { fault: "not-an-indicator", written: status };
    const rateDollars = amountIn(cell("rate"));
    if (rateDollars === "unclear") return { fault: "not-a-number", written: cell("rate") };
    return { code, kept: { status, rateDollars } };
  },
};
