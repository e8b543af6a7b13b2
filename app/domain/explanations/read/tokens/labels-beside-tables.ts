import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { factOf } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { heightOf } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { isClaimId } from "./claim-numbers.ts";
import type { Level } from "./levels-beside-tables.ts";
import { firstAmount } from "./money-words.ts";

const MIN_LABELS = 2;
/** In heights of the row's type: text further above a table, as the facts of the notice are, is not next to it. */
const MAX_LINES_ABOVE = 10;

/** Whether the words next to a table are the facts of claims: words in one column, level with its rows, some of them labels. */
export function hasFactsBeside(levels: readonly Level[]): boolean {
  const table = levels.filter(({ rest }) => firstAmount({ words: rest }) >= 0);
  const beside = table.filter(({ facts }) => facts.length > 0);
  const left = beside[0]?.facts[0]?.box.left;
  if (left === undefined) return false;
  const [first] = table;
  const isColumn = beside.length === table.length && !beside.some(({ facts }) => labelOf(facts));
  if (isColumn && !isStackOfClaim(levels, first, left)) return false;
  const top = first ? first.row.box.top - MAX_LINES_ABOVE * heightOf(first.row.box) : 0;
  const labels = levels
    .filter(({ row }) => row.box.top > top)
    .filter(
      ({ index, rest }) =>
        rest.length > 0 || (index > (beside[0]?.index ?? 0) && index < (beside.at(-1)?.index ?? 0)),
    )
    .filter(({ rest }) => !rest.some(({ text }) => text.endsWith(":")))
    .filter(({ row, facts: [own] }) => own && Math.abs(own.box.left - left) < heightOf(row.box))
    .flatMap((level) => {
      const { row, facts } = level;
      const fact = labelOf(facts);
      const isColon = facts.some(({ text }) => text.endsWith(":"));
      const isLevel = row.box.top > (first?.row.box.top ?? 0) - 1;
      const isBeside = isColon || isLevel;
      return fact ? [{ fact, isBeside, isOfClaim: isBeside || namesAbove(level, levels, first) }] : [];
    });
  // What labels only the lines above a table heads a column of it.
  const ofClaims = labels.filter(({ isOfClaim }) => isOfClaim).map(({ fact }) => fact);
  return new Set(ofClaims).size >= MIN_LABELS && labels.some(({ isBeside }) => isBeside);
}

/** Whether words next to each row of a table are a claim's facts: its first column holds no labels below the heading. */
function isStackOfClaim(levels: readonly Level[], first: Level | undefined, left: number): boolean {
  const below = levels
    .filter(({ index }) => first && index > first.index)
    .filter(({ row, facts: [own] }) => own && Math.abs(own.box.left - left) < heightOf(row.box));
  const labels = new Set(below.flatMap(({ facts }) => labelOf(facts) ?? []));
  return labels.size >= MIN_LABELS && levels.some(({ facts }) => facts.some(({ text }) => isClaimId(text)));
}

/** Whether what a label names stands below it and above the first row of the table: a heading of a column has its values in the rows. */
function namesAbove(label: Level, levels: readonly Level[], first: Level | undefined): boolean {
  const value = levels.find(({ index, facts }) => index > label.index && facts.length > 0);
  if (!value || value.index >= (first?.index ?? 0) || labelOf(value.facts) !== null) return false;
  return labelOf(label.facts) !== "claim-number" || value.facts.some(({ text }) => isClaimId(text));
}

/** What the words of one line name: "Claim: 8812", "Network status"; null: no fact. */
export function labelOf(words: readonly Word[]): Fact | null {
  const colon = words.findIndex(({ text }) => text.endsWith(":"));
  const label = colon < 0 ? words : words.slice(0, colon + 1);
  const fact = label.length > 0 ? factOf(squash(label.map(({ text }) => text).join(""))) : null;
  return fact === "other" || fact === "service" || isNetwork(words) ? null : fact;
}

/** Whether words are a network: "In-network" answers to a label, and is one only with a question mark. */
export const isNetwork = (words: readonly Word[]) =>
  /^(?:in|out)[- ](?:of[- ])?network$/i.test(words.map(({ text }) => text).join(" "));
