import type { DrugLimitEntry } from "../cms-entries.ts";
import { editionOfMonth } from "./edition-of-month.ts";
import { amountIn, codeIn, type Layout } from "./layout.ts";

/** Payment limits of drugs by their average sales price; 'N/A' is left to the contractor. */
export const drugLimitsLayout: Layout<"code" | "limit", DrugLimitEntry> = {
  kind: "drug-limits",
  headerRows: 1,
  columns: { code: /^hcpcs code$/, limit: /^payment limit$/ },
  editionOf(head) {
    const [, month, year] = /effective (\w+) 1, (20\d\d) through/.exec(head) ?? [];
    return editionOfMonth([undefined, year, month]);
  },
  tableOf: () => null,
  lastCodesBegin: "Q",
  isOneRowACode: true,
  readRow(cell) {
    const code = codeIn(cell("code"));
    if (!code) return { fault: "not-a-code", written: cell("code") };
    const limitDollars = amountIn(cell("limit"));
    if (limitDollars === "unclear") return { fault: "not-a-number", written: cell("limit") };
    return { code, kept: { limitDollars } };
  },
};
