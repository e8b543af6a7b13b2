import type { Row } from "#app/domain/bills/read/layout/rows.ts";
import { type Explanation, noAmounts } from "../explanation.ts";

/**
 * What the rows of an explanation of benefits or of a denial letter say; whether a document is one is not judged here. No claims: none
 * could be read. Never throws on odd input.
 */
export function explanationOfRows(_rows: Row[]): Explanation {
  return {
    source: "printed",
    plan: null,
    planKind: null,
    administrator: null,
    issueDate: null,
    memberId: null,
    claims: [],
    totals: noAmounts,
    remarks: [],
    appeal: { days: null, by: null, address: null },
    accumulators: [],
  };
}
