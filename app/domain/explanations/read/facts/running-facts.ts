import { heightOf } from "#app/domain/reading/page/rows.ts";
import { claimNumberAt } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { LabelledFact } from "./labelled-facts.ts";

const MIN_LABELS = 3;
const OFFSET_IN_HEIGHTS = 0.8;

/**
 * Returns the facts in rows further below a row of labels: a plan that heads a document once prints the facts of each claim in a
 * separate row, above its services. Such a row has a claim's number below the label of one.
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
    const found = head.flatMap((label, at) => factUnder(label, head[at + 1], line));
    const number = found.find(({ fact }) => fact === "claim-number");
    const isRow =
      found.length >= MIN_LABELS &&
      number &&
      claimNumberAt(line.row, number.start) !== null &&
      !labelled.some((other) => isAccount(other, number));
    return isRow ? found : [];
  });
}

/** Whether a word is the patient's account below its own label: a grid of facts has labels above each of its rows. */
const isAccount = ({ fact, value }: LabelledFact, { line, start }: LabelledFact) =>
  fact === "account" && value?.line === line && value.start === start;

/** Rows of labels alone, one of a claim's number among them. */
function headsOf(labelled: readonly LabelledFact[]): LabelledFact[][] {
  const byLine = new Map<ReadRow, LabelledFact[]>();
  for (const fact of labelled) byLine.set(fact.line, [...(byLine.get(fact.line) ?? []), fact]);
  return [...byLine.values()].filter(
    (facts) =>
      facts.length >= MIN_LABELS &&
      facts.every(({ from }) => from === "below") &&
      facts.some(({ fact }) => fact === "claim-number"),
  );
}

/** The words of a row from where a label begins up to where the next one does, whatever narrow gap runs two cells together. */
function factUnder(label: LabelledFact, next: LabelledFact | undefined, line: ReadRow): LabelledFact[] {
  const { words, cellStarts } = line.row;
  const start = startUnder(label, line);
  if (start === null) return [];
  const nextStart = next ? startUnder(next, line) : null;
  const nextCell = cellStarts.find((at) => at > start) ?? words.length;
  const span = { line, start, end: nextStart !== null && nextStart > start ? nextStart : nextCell };
  return [{ ...span, fact: label.fact, isMarked: true, value: span, from: "below" }];
}

function startUnder(label: LabelledFact, { row }: ReadRow): number | null {
  const box = label.line.row.words[label.start]?.box;
  if (!box) return null;
  const start = row.words.findIndex(
    (word) => Math.abs(word.box.left - box.left) < OFFSET_IN_HEIGHTS * heightOf(box),
  );
  return start < 0 ? null : start;
}
