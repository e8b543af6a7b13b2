import { cellEnd, heightOf } from "#app/domain/bills/read/layout/rows.ts";
import { claimNumberAt } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { LabelledFact } from "./labelled-facts.ts";

const FEWEST_LABELS = 3;
const OFFSET_IN_HEIGHTS = 0.8;

/**
 * The facts in rows further below a row of labels: a plan that heads a document once prints the facts of each claim in a row of their own,
 * above its services. Such a row has a claim's number below the label of one.
 */
export function findRunningFacts(
  lines: readonly ReadRow[],
  labelled: readonly LabelledFact[],
): LabelledFact[] {
  const heads = headsOf(labelled);
  if (heads.length === 0) return [];
  return lines.flatMap((line) => {
    const head = heads.findLast(([first]) => first !== undefined && first.line.index < line.index);
    if (!head || line.amounts.length > 0 || head.some(({ value }) => value?.line === line)) return [];
    const found = head.flatMap((label) => factUnder(label, line));
    const number = found.find(({ fact }) => fact === "claim-number");
    const isRow = found.length >= FEWEST_LABELS && number && claimNumberAt(line, number.start) !== null;
    return isRow ? found : [];
  });
}

/** Rows of labels alone, one of a claim's number among them. */
function headsOf(labelled: readonly LabelledFact[]): LabelledFact[][] {
  const byLine = new Map<ReadRow, LabelledFact[]>();
  for (const fact of labelled) byLine.set(fact.line, [...(byLine.get(fact.line) ?? []), fact]);
  return [...byLine.values()].filter(
    (facts) =>
      facts.length >= FEWEST_LABELS &&
      facts.every(({ from }) => from === "below") &&
      facts.some(({ fact }) => fact === "claim-number"),
  );
}

/** The cell of a row that begins where a label does. */
function factUnder(label: LabelledFact, line: ReadRow): LabelledFact[] {
  const box = label.line.row.words[label.start]?.box;
  if (!box) return [];
  const start = line.row.cellStarts.find(
    (at) => Math.abs((line.row.words[at]?.box.left ?? 0) - box.left) < OFFSET_IN_HEIGHTS * heightOf(box),
  );
  if (start === undefined) return [];
  const span = { line, start, end: cellEnd(line.row, start) };
  return [{ ...span, fact: label.fact, isMarked: true, value: span, from: "below" }];
}
