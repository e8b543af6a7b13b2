import type { LabelledAmount } from "../grids/labelled-amounts.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { type Sums, sumsOfClaim } from "./sums-of-claim.ts";

/** Amounts that a plan prints together next to their labels, such as a bar of sums. */
type SumsTogether = readonly LabelledAmount[];

const MAX_LINES_APART = 1;

/** Of two labels that name one kind the one that is so much less like it names another: "Not covered / due from patient". */
const MIN_LESS_LIKE = 0.15;

/** Labelled amounts parted where lines stand between, or where a kind comes again. */
export function sumsTogether(labelled: readonly LabelledAmount[]): SumsTogether[] {
  const groups: LabelledAmount[][] = [];
  for (const one of labelled) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    const same = open?.find(({ kind }) => kind === one.kind);
    const isNext = open && last && one.line.index - last.line.index <= MAX_LINES_APART;
    if (!open || !isNext) groups.push([one]);
    else if (!same) open.push(one);
    else if (one.likeness > same.likeness + MIN_LESS_LIKE) open.splice(open.indexOf(same), 1, one);
    else if (one.likeness > same.likeness - MIN_LESS_LIKE) groups.push([one]);
  }
  return groups;
}

/**
 * Returns the claim of each group of sums; null: no claim. A plan prints them either above or below the lines of
 * every claim. The sums of the claims' lines decide which, once for the notice; if neither fits, the position
 * decides.
 */
export function ownersOfSums(
  groups: readonly SumsTogether[],
  drafts: readonly ClaimDraft[],
  openings: readonly number[],
): (number | null)[] {
  const sums = drafts.map(sumsOfClaim);
  const places = groups.map((group) => {
    const [first] = group;
    const { before, behind } = first
      ? claimAround(first.line, drafts, openings)
      : { before: null, behind: null };
    const agrees = (at: number | null) => at !== null && agree(group, sums[at] ?? {});
    return { before, behind, fitsBefore: agrees(before), fitsBehind: agrees(behind) };
  });
  const fitsOne = places.filter(({ fitsBefore, fitsBehind }) => fitsBefore !== fitsBehind);
  const areAbove = 2 * fitsOne.filter(({ fitsBehind }) => fitsBehind).length > fitsOne.length;
  return places.map(({ before, behind, fitsBefore, fitsBehind }) => {
    if (fitsBefore !== fitsBehind) return fitsBehind ? behind : before;
    return areAbove && behind !== null ? behind : before;
  });
}

/** Whether sums are those of a claim: one that is not zero is the same, and none differs. */
function agree(group: SumsTogether, sums: Sums): boolean {
  const told = group.filter(({ kind }) => sums[kind] !== undefined);
  return (
    told.some(({ amount }) => amount.cents !== 0) &&
    told.every(({ kind, amount }) => amount.cents === sums[kind])
  );
}

/** Which claim a line is about: the one whose number or lines are the last before it; null: none is yet. */
export function ownerOfLine(
  line: ReadRow,
  drafts: readonly ClaimDraft[],
  openings: readonly number[],
): number | null {
  const at = drafts.findLastIndex((_, index) => (openings[index] ?? Number.POSITIVE_INFINITY) <= line.index);
  return at < 0 ? null : at;
}

/** The claims that begin before a line and behind it; null: none does. */
function claimAround(
  line: ReadRow,
  drafts: readonly ClaimDraft[],
  openings: readonly number[],
): { before: number | null; behind: number | null } {
  const before = ownerOfLine(line, drafts, openings);
  const behind = before === null ? 0 : before + 1;
  return { before, behind: behind < drafts.length ? behind : null };
}
