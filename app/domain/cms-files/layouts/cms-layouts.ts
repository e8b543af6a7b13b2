import { addOnsLayout } from "./add-ons.ts";
import { drugCostsLayout } from "./drug-costs.ts";
import { drugLimitsLayout } from "./drug-limits.ts";
import { laboratoryFeesLayout } from "./laboratory-fees.ts";
import type { Layout, RowLayout } from "./layout.ts";
import { localitiesLayout } from "./localities.ts";
import { outpatientRatesLayout } from "./outpatient-rates.ts";
import { pairsLayout } from "./pairs.ts";
import { physicianFeesLayout } from "./physician-fees.ts";
import { isTitleOfStayRates, openStayRatesLayout } from "./stay-rates.ts";
import { stayWeightsLayout } from "./stay-weights.ts";
import { unitLimitsLayout } from "./unit-limits.ts";

/** The layouts of files with one header. Their headers have different columns, so that one of them at most knows a file. */
export const cmsLayouts = [
  pairsLayout,
  unitLimitsLayout,
  addOnsLayout,
  physicianFeesLayout,
  localitiesLayout,
  outpatientRatesLayout,
  laboratoryFeesLayout,
  drugLimitsLayout,
  stayWeightsLayout,
  drugCostsLayout,
] as readonly Layout<string, unknown>[];

const FIRST_TWO: ReadonlyMap<string, number> = new Map([
  ["first", 0],
  ["second", 1],
]);

export type FoundHeader = {
  layout: RowLayout<string, unknown>;
  columns: ReadonlyMap<string, number>;
  head: string;
};

/** The layout whose header a file's rows so far end with; null: none yet. */
export function findHeader(rows: readonly (readonly string[])[]): FoundHeader | null {
  const head = rows.flat().join(" ").replace(/\s+/g, " ").toLowerCase();
  if (isTitleOfStayRates(rows.at(-1) ?? []))
    return { layout: openStayRatesLayout(), columns: FIRST_TWO, head };
  for (const layout of cmsLayouts) {
    const names = columnNames(rows.slice(-layout.headerRows));
    const columns = new Map<string, number>();
    for (const [column, pattern] of Object.entries(layout.columns)) {
      columns.set(
        column,
        names.findIndex((name) => pattern.test(name)),
      );
    }
    if ([...columns.values()].includes(-1)) continue;
    return { layout, columns, head };
  }
  return null;
}

/** Names that are broken over several rows, each in one. */
function columnNames(rows: readonly (readonly string[])[]): string[] {
  const width = rows.at(-1)?.length ?? 0;
  return Array.from({ length: width }, (_, column) =>
    rows
      .map((row) => row[column] ?? "")
      .join(" ")
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase(),
  );
}
