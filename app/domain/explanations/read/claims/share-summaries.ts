import { likeness, toPhrase } from "#app/domain/reading/labels/likeness.ts";
import { sumIfTold } from "#app/domain/reading/sums/sum-of.ts";
import { type AmountKind, amountKinds, type ExplainedAmounts, noAmounts } from "../../explanation.ts";
import { type AmountWithLabel, isNamed } from "../grids/labelled-amounts.ts";
import type { ReadTable } from "../grids/read-table.ts";
import { toldAmount } from "../told.ts";
import { billedIn, type ClaimDraft, type DraftedClaims, type PlacedRecord } from "./claim-drafts.ts";
import { amountsOf } from "./record-amounts.ts";
import type { Sums } from "./side-of-sums.ts";
import { ownerOfLine, ownersOfSums, sumsOfClaim, sumsTogether } from "./side-of-sums.ts";

export interface SharedSummaries {
  /** For each claim what its total and the amounts beside its lines say of it. */
  claimTotals: ExplainedAmounts[];
  /** Of the whole notice. */
  totals: ExplainedAmounts;
}

/**
 * Gives amounts that stand in no claim's table to the claim whose lines come to them or that they stand with, and the rest to the notice.
 * @param openings The line with which each claim begins.
 */
export function shareSummaries(
  { drafts, summaries }: DraftedClaims,
  amounts: readonly AmountWithLabel[],
  tables: readonly ReadTable[],
  openings: readonly number[],
): SharedSummaries {
  const claimTotals = drafts.map(({ total }) => (total ? amountsOf(total) : noAmounts));
  let totals = noAmounts;
  const billed = drafts.map(billedOf);
  const all = sumIfTold(billed);
  const give = (at: number | null, amounts: ExplainedAmounts) => {
    if (at === null || drafts.length === 1) totals = mergeAmounts(totals, amounts);
    const claim = at === null && drafts.length === 1 ? 0 : at;
    const own = claim === null ? undefined : claimTotals[claim];
    if (claim !== null && own && fits(own, amounts, billed[claim] ?? null))
      claimTotals[claim] = mergeAmounts(doubtOwed(own, amounts), amounts);
  };
  for (const summary of summaries) {
    const amounts = amountsOf(summary);
    const cents = amounts.billed?.value ?? null;
    if (drafts.length > 1 && cents !== null && cents === all) give(null, amounts);
    else give(ownerOf(summary, drafts, billed, openings), amounts);
  }
  const groups = sumsTogether(amounts.filter(isNamed));
  const owners = ownersOfSums(groups, drafts, openings);
  for (const [index, group] of groups.entries()) {
    for (const one of group) {
      const told = toldAmount(one, LABELLED * one.likeness);
      give(one.isOfAll ? null : (owners[index] ?? null), { ...noAmounts, [one.kind]: told });
    }
  }
  for (const [index, draft] of drafts.entries()) {
    if (draft.lines.length === 0) continue;
    const own = amounts.filter(({ line }) => ownerOfLine(line, drafts, openings) === index);
    for (const { one, kind } of totalsByLines(own, sumsOfClaim(draft), tables))
      give(index, { ...noAmounts, [kind]: toldAmount(one, LABELLED) });
  }
  return { claimTotals, totals };
}

const LABELLED = 0.9;

/** What a claim's table says to be owed is doubted where what stands with it says another amount. */
function doubtOwed(own: ExplainedAmounts, { youOwe: said }: ExplainedAmounts): ExplainedAmounts {
  const { youOwe } = own;
  if (!youOwe || !said || youOwe.value === said.value) return own;
  return { ...own, youOwe: { ...youOwe, confidence: youOwe.confidence * SHARE_OF_DOUBTED } };
}

const SHARE_OF_DOUBTED = 0.5;

/** Whether amounts can be of a claim: none is above what was billed, and what was billed is the same. */
function fits(own: ExplainedAmounts, amounts: ExplainedAmounts, billedCents: number | null): boolean {
  const cents = own.billed?.value ?? billedCents;
  if (cents === null) return true;
  const kinds = Object.keys(amounts) as AmountKind[];
  return kinds.every((kind) => {
    const value = amounts[kind]?.value ?? null;
    return value === null || (kind === "billed" ? value === cents : value <= cents);
  });
}

/** What a claim's total says was billed, else the sum of its lines. */
function billedOf({ total, lines }: ClaimDraft): number | null {
  const printed = total && billedIn(total);
  return printed !== null || lines.length === 0 ? printed : sumIfTold(lines.map(billedIn));
}

function ownerOf(
  summary: PlacedRecord,
  drafts: readonly ClaimDraft[],
  billed: readonly (number | null)[],
  openings: readonly number[],
): number | null {
  const [line] = summary.record.lines;
  const cents = billedIn(summary);
  const near = line ? ownerOfLine(line, drafts, openings) : null;
  if (near !== null && (cents === null || billed[near] === null || billed[near] === cents)) return near;
  const same = billed.flatMap((one, index) => (one !== null && one === cents ? [index] : []));
  const [only] = same;
  return same.length === 1 && only !== undefined ? only : null;
}

/** What the claim's total prints, and where it prints none what amounts beside or above the claim do. */
function mergeAmounts(own: ExplainedAmounts, other: ExplainedAmounts): ExplainedAmounts {
  return Object.fromEntries(
    amountKinds.map((kind) => [kind, own[kind] ?? other[kind]]),
  ) as unknown as ExplainedAmounts;
}

/** An amount that is known by what the lines of its claim come to. */
interface KnownTotal {
  one: AmountWithLabel;
  kind: AmountKind;
}

const FEWEST_ALIKE = 2;
/** Where all amounts agree, of which most may be zero. */
const FEWEST_OF_WHOLE = 3;
const MOST_LINES_APART = 1;
const LEAST_LIKENESS = 0.55;

/** Which amounts in lines below each other tell the sums of a claim's lines, whatever their labels say: two of them at least come to some. */
function totalsByLines(
  amounts: readonly AmountWithLabel[],
  sums: Sums,
  tables: readonly ReadTable[],
): KnownTotal[] {
  return blocksOf(amounts).flatMap((block) => {
    const kindsOf = ({ amount }: AmountWithLabel) =>
      amountKinds.filter((kind) => sums[kind] === amount.cents);
    const alike = new Set(
      block
        .filter((one) => one.amount.cents > 0 && kindsOf(one).length > 0)
        .map(({ amount }) => amount.cents),
    );
    const isWhole = block.length >= FEWEST_OF_WHOLE && block.every((one) => kindsOf(one).length > 0);
    if (alike.size < (isWhole ? 1 : FEWEST_ALIKE)) return [];
    const told = new Set<AmountKind>();
    return block.flatMap((one): KnownTotal[] => {
      const open = kindsOf(one).filter((kind) => !told.has(kind));
      const [only, another] = open;
      const kind =
        only && !another && one.amount.cents > 0
          ? only
          : open.find((each) => each === kindLikeColumn(one, tables));
      if (!kind) return [];
      told.add(kind);
      return [{ one, kind }];
    });
  });
}

function blocksOf(amounts: readonly AmountWithLabel[]): AmountWithLabel[][] {
  const blocks: AmountWithLabel[][] = [];
  for (const one of amounts) {
    const open = blocks.at(-1);
    const last = open?.at(-1);
    if (open && last && one.line.index - last.line.index <= MOST_LINES_APART) open.push(one);
    else blocks.push([one]);
  }
  return blocks;
}

/** What the column holds whose heading is most like a label: "disbursed" below "Disbursed by the plan". */
function kindLikeColumn({ kind, label }: AmountWithLabel, tables: readonly ReadTable[]): AmountKind | null {
  if (kind) return kind;
  const own = toPhrase(label);
  const columns = tables.flatMap(({ headings, roles }) =>
    headings.map((heading, slot) => ({ role: roles[slot], score: likeness(own, toPhrase(heading)) })),
  );
  const best = columns.sort((a, b) => b.score - a.score)[0];
  const [only, another] = best?.role?.kinds ?? [];
  return best && best.score >= LEAST_LIKENESS && only && !another ? only : null;
}
