import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { pickWords } from "#app/domain/reading/page/cells.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { hasFactsBeside, labelOf } from "./labels-beside-tables.ts";
import {
  behindWidestGap,
  endOfFacts,
  guttersOf,
  type Level,
  startOfTable,
  stretchesOf,
} from "./levels-beside-tables.ts";
import { stackParagraphs } from "./stack-paragraphs.ts";
import { stackedClaims } from "./stacks-beside-tables.ts";
import { tableRuns } from "./table-runs.ts";

/**
 * Moves claim facts printed in a column next to a table into separate rows above it. The claim's number and provider
 * are level with the table's rows, but not part of them.
 */
export function partFactsBesideTables(rows: readonly Row[]): Row[] {
  const parted = rows.map((row) => [row]);
  for (const run of tableRuns(rows)) {
    const gutters = guttersOf(run.flatMap((index) => rows[index] ?? []));
    const stretches = gutters.map((gutter) => stretchesOf(run, rows, gutter));
    const labelled = stretches.map((found) => found.filter(hasFactsBeside)).find(({ length }) => length > 0);
    const found =
      labelled?.map((levels) => ({ levels, parted: claimByClaim(levels) })) ??
      stackedClaims(stretches, rows.slice(run[0], (run.at(-1) ?? 0) + 1));
    for (const { levels, parted: claims } of found) {
      const [first, ...others] = levels;
      if (!first) continue;
      parted[first.index] = claims;
      for (const { index } of others) parted[index] = [];
    }
  }
  return parted.flat();
}

/** The rows of each claim: its facts, then those of its table. */
function claimByClaim(levels: readonly Level[]): Row[] {
  const starts = startsOfClaims(levels);
  const tops = starts.map((start) => (start === 0 ? 0 : startOfTable(levels, start)));
  const edge = endOfFacts(levels);
  return starts.flatMap((start, claim) => [
    ...stackParagraphs(levels.slice(start, starts[claim + 1]), edge),
    ...levels.slice(tops[claim], tops[claim + 1]).flatMap(({ row, rest }) => pickWords(row, rest)),
  ]);
}

/** With which of the lines a claim's facts begin: behind the widest gap before a label that comes again. */
function startsOfClaims(levels: readonly Level[]): number[] {
  const starts = [0];
  const named = new Set<Fact>();
  let last = 0;
  for (const [index, { facts }] of levels.entries()) {
    const fact = labelOf(facts);
    if (!fact) continue;
    if (named.has(fact)) {
      starts.push(behindWidestGap(levels, last + 1, index, "facts"));
      named.clear();
    }
    named.add(fact);
    last = index;
  }
  return starts;
}
