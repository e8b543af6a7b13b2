import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { readLabels, withSplitLabels } from "./labels-in-lines.ts";
import type { Span } from "./span.ts";
import { valueBelow, valueBeside, valueInCell } from "./values-of-labels.ts";

/** A label in a row with the words that it names: in its cell, in the next one, or below it; null: none there. */
export interface LabelledFact extends Span {
  fact: Fact;
  /** The label ends with a colon or has its own cell, so it isn't a word in a sentence. */
  isMarked: boolean;
  value: Span | null;
  /** Where the value stands. */
  from: "cell" | "beside" | "below";
}

/** The facts that labels name, in the order of the rows. */
export function findLabelledFacts(lines: readonly ReadRow[]): LabelledFact[] {
  const labelsOf = withSplitLabels(lines, lines.map(readLabels));
  return labelsOf.flatMap((labels) =>
    labels.map((label, at): LabelledFact => {
      const inCell = valueInCell(label, labels[at + 1]);
      if (inCell) return { ...label, value: inCell, from: "cell" };
      const beside = valueBeside(label, labels[at + 1]);
      const below = valueBelow(label, labels, lines, labelsOf);
      // A row of labels alone heads the values below it; one label next to a value does not.
      const isColon = label.line.row.words[label.end - 1]?.text.endsWith(":");
      if (beside && (!below || labels.length === 1 || isColon))
        return { ...label, value: beside, from: "beside" };
      return { ...label, value: below, from: "below" };
    }),
  );
}
