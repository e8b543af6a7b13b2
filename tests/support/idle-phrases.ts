import { amountConcepts, dateConcepts } from "#app/domain/bills/read/vocabulary/concepts.ts";
import { amountLabels } from "#app/domain/reading/labels/amount-labels.ts";
import { columnLabels } from "#app/domain/reading/labels/column-labels.ts";
import { dateLabels } from "#app/domain/reading/labels/date-labels.ts";
import { foldCase, squash } from "#app/domain/reading/labels/fold-text.ts";
import { partyLabels } from "#app/domain/reading/labels/party-labels.ts";
import { type Phrase, patternOf } from "#app/domain/reading/labels/phrases.ts";
import { boxAround, cellsOf, overlapsAcross, type Row, textOf } from "#app/domain/reading/page/rows.ts";

/** What bills call their amounts, dates, columns and parties, by list. */
const LABELS: Record<string, Record<string, readonly string[]>> = {
  amount: amountLabels,
  column: columnLabels,
  date: dateLabels,
  party: partyLabels,
};

/** Rows as text, and each cell with the text below it, since headings have up to three lines. */
export function textsOfRows(rows: readonly Row[]): string[] {
  return rows.flatMap((row, index) => [
    textOf(row.words),
    ...cellsOf(row).flatMap((cell) => {
      const box = boxAround(cell);
      const [second = "", third = ""] = rows
        .slice(index + 1, index + 3)
        .map(({ words }) => textOf(words.filter((word) => overlapsAcross(word.box, box))));
      return [`${textOf(cell)} ${second}`, `${textOf(cell)} ${second} ${third}`];
    }),
  ]);
}

/** The labels and the concepts of labels that none of these texts says, by list. */
export function findIdlePhrases(texts: readonly string[]): Map<string, readonly string[]> {
  const squashed = [...new Set(texts.map(squash))].join("\n");
  const folded = [...new Set(texts.map(foldCase))].join("\n");
  const idle = new Map<string, readonly string[]>();
  for (const [kind, roles] of Object.entries(LABELS)) {
    for (const [role, phrases] of Object.entries(roles)) {
      idle.set(
        `${kind} ${role}`,
        phrases.filter((phrase) => !squashed.includes(squash(phrase))),
      );
    }
  }
  for (const [concept, phrases] of Object.entries<readonly Phrase[]>({
    ...amountConcepts,
    ...dateConcepts,
  })) {
    const isIdle = (phrase: Phrase) => !patternOf([phrase]).test(folded);
    idle.set(`concept ${concept}`, phrases.filter(isIdle).map(String));
  }
  return idle;
}
