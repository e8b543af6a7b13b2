import type { LaboratoryFeeEntry } from "../cms-entries.ts";
import { amountIn, codeIn, type Layout } from "./layout.ts";

/** Medicare's clinical laboratory fee schedule: each row names its year; the quarter is in the file's name. */
export const laboratoryFeesLayout: Layout<"year" | "code" | "modifier" | "rate", LaboratoryFeeEntry> = {
  kind: "laboratory-fees",
  headerRows: 1,
  columns: { year: /^year$/, code: /^hcpcs$/, modifier: /^mod$/, rate: /^rate$/ },
  editionOf: (head) => /(20\d\d) clinical diagnostic laboratory fee schedule/.exec(head)?.[1] ?? null,
  tableOf: () => null,
  lastCodesBegin: "P",
  isOneRowACode: true,
  readRow(cell, edition) {
    const code = codeIn(cell("code"));
    if (!code) return { fault: "not-a-code", written: cell("code") };
    if (!edition.startsWith(cell("year"))) return { fault: "other-year", written: cell("year") };
    const rateDollars = amountIn(cell("rate"));
    if (rateDollars === "unclear" || rateDollars === null) {
      return { fault: "not-a-number", written: cell("rate") };
    }
    const modifier = cell("modifier");
    if (!/^([0-9A-Z]{2})?$/.test(modifier)) return { fault: "not-an-indicator", written: modifier };
    return { code, kept: { modifier, rateDollars }, modifier };
  },
};
