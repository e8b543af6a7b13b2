import type { Row } from "#app/domain/reading/page/rows.ts";
import { partAlignedCells } from "./aligned-cells.ts";
import { joinCarriedFacts } from "./carried-facts.ts";
import { stackClaimsInColumns } from "./claims-in-columns.ts";
import { stackClaimsSideBySide } from "./claims-side-by-side.ts";
import { withoutCutAmounts } from "./cut-amounts.ts";
import { joinCutLabels } from "./cut-labels.ts";
import { withoutLeaders } from "./dot-leaders.ts";
import { partFactsBesideTables } from "./facts-beside-tables.ts";
import { joinGridFacts } from "./grid-facts.ts";
import { joinLabelsAround } from "./labels-around-values.ts";
import { joinLevelRows } from "./level-rows.ts";
import { joinWrappedCells } from "./wrapped-cells.ts";
import { joinWrappedFacts } from "./wrapped-facts.ts";

/** The rows of a document with each row of a table whole: what stands level with it, its cells apart, and what they carry on below. */
export const wholeRows = (rows: readonly Row[]): Row[] => {
  const parted = partAlignedCells(
    partFactsBesideTables(
      stackClaimsInColumns(stackClaimsSideBySide(joinLevelRows(withoutCutAmounts(rows.map(withoutLeaders))))),
    ),
  );
  return joinCarriedFacts(
    joinCutLabels(joinLabelsAround(joinWrappedFacts(joinGridFacts(joinWrappedCells(parted))))),
  );
};
