import type { Grid } from "../grid.ts";
import {
  AMOUNT_ROLES,
  type AmountRole,
  NO_ROLE,
  type RoleScores,
  SINGLE_ROLES,
  scoreHeading,
} from "./amount-roles.ts";
import { countLargerParts, EQUATIONS, sumsOf } from "./equations.ts";
import { headingNamesAnother } from "./heading-names-another.ts";

export interface ChosenKinds {
  /** One for each slot. */
  roles: readonly AmountRole[];
  /** How well headings and equations speak for them; higher is better. */
  score: number;
  /** Equations that hold of nearly all records, and those that could be tried. */
  proven: number;
  tried: number;
}

const HEADING_WEIGHT = 1.5;
/** A kind that no heading names must be earned by an equation. */
const UNNAMED = -0.25;
const UNUSED = -0.15;
const AGAINST_HEADING = -0.6;
const NAMED_OTHERWISE = -0.35;
const STRONG_HEADING = 0.8;
const EQUATION_WEIGHT = 1.3;
const LARGER_PART = -1;
/** What was billed is the whole of which all others are parts, and stands before them. */
const LARGEST_BONUS = 0.5;
const NEARLY_ALL = 0.8;
const MAX_RECORDS = 14;
const MAX_PAIR_ROUNDS = 3;
const MAX_SLOTS_IN_PAIRS = 11;
/** A record of several lines has up to 24; of more amounts their headings alone tell what they are. */
const MAX_SLOTS = 40;

type Cents = readonly (number | null)[];

/** Which amounts the slots of a grid hold: the reading for which headings and the equations of a claim speak best. */
export function chooseKinds(grid: Grid): ChosenKinds {
  const headings = headingsOf(grid);
  const records = tellingRecords(grid);
  const largest = largestSlot(records);
  const weigh = (roles: readonly AmountRole[]) => {
    const weighed = weighRoles(roles, headings, records);
    return roles[largest]?.key === "billed" ? { ...weighed, score: weighed.score + LARGEST_BONUS } : weighed;
  };
  const named = weigh(rolesByHeading(headings));
  if (headings.length > MAX_SLOTS) return named;
  let best = improve(named, weigh, singleMoves);
  for (let round = 0; round < MAX_PAIR_ROUNDS; round++) {
    const isProven = best.tried > 0 && best.proven === best.tried && !best.roles.includes(NO_ROLE);
    if (isProven || grid.headings.length > MAX_SLOTS_IN_PAIRS) break;
    const better = improve(bestOf(pairMoves(best.roles, headings), weigh, best), weigh, singleMoves);
    if (better.score <= best.score + 1e-6) break;
    best = better;
  }
  return best;
}

/** How well the given kinds of a grid are spoken for. */
export function weighKinds(grid: Grid, roles: readonly AmountRole[]): ChosenKinds {
  return weighRoles(roles, headingsOf(grid), tellingRecords(grid));
}

/** What headings name, and sums where no heading does. */
const headingsOf = ({ headings, sums = [] }: Grid): RoleScores[] =>
  headings.map((text, slot) => {
    const scores = scoreHeading(text);
    const role = SINGLE_ROLES.find(({ kinds: [kind] }) => kind === sums[slot]);
    if (!role || Math.max(0, ...scores.values()) >= STRONG_HEADING) return scores;
    return new Map([...scores, [role, BY_SUM]]);
  });

const BY_SUM = 0.9;

/** The records with most amounts: zeros prove nothing. */
function tellingRecords(grid: Grid): Cents[] {
  const count = (cents: Cents) => cents.filter((one) => one !== null && one !== 0).length;
  return grid.records
    .map(({ cells }) => cells.map((cell) => cell?.amount.cents ?? null))
    .sort((a, b) => count(b) - count(a))
    .slice(0, MAX_RECORDS);
}

/** The first slot of which no other has a larger amount in any record; -1: none. */
function largestSlot(records: readonly Cents[]): number {
  const [first = []] = records;
  return first.findIndex((_, slot) =>
    records.every((cents) => {
      const own = cents[slot] ?? 0;
      return own > 0 && cents.every((other) => (other ?? 0) <= own);
    }),
  );
}

function rolesByHeading(headings: readonly RoleScores[]): AmountRole[] {
  const roles = headings.map(() => NO_ROLE);
  const claims = headings
    .flatMap((scores, slot) => [...scores].map(([role, score]) => ({ slot, role, score })))
    .sort((a, b) => b.score - a.score);
  const settled = new Set<number>();
  for (const { slot, role } of claims) {
    if (settled.has(slot) || (role !== NO_ROLE && roles.some((other) => overlaps(other, role)))) continue;
    roles[slot] = role;
    settled.add(slot);
  }
  return roles;
}

const overlaps = (a: AmountRole, b: AmountRole) => a.kinds.some((kind) => b.kinds.includes(kind));

function weighRoles(
  roles: readonly AmountRole[],
  headings: readonly RoleScores[],
  records: readonly Cents[],
): ChosenKinds {
  let score = 0;
  let isNamedOtherwise = false;
  for (const [slot, role] of roles.entries()) {
    score += weighHeading(role, headings[slot]);
    if (!headingNamesAnother(headings[slot], role, roles)) continue;
    score += NAMED_OTHERWISE;
    isNamedOtherwise = true;
  }
  const sums = records.map((cents) => {
    const sum = sumsOf(cents, roles);
    // What a heading names is not hidden, though its column was taken for something else.
    return isNamedOtherwise ? { ...sum, hasHiddenShares: false } : sum;
  });
  let proven = 0;
  let tried = 0;
  for (const equation of EQUATIONS) {
    let holds = 0;
    let told = 0;
    for (const sum of sums) {
      const trial = equation(sum);
      if (trial === null) continue;
      told += trial.weight;
      if (trial.holds) holds += trial.weight;
    }
    if (told === 0) continue;
    const share = holds / told;
    tried++;
    if (share >= NEARLY_ALL) proven++;
    score += EQUATION_WEIGHT * (1.5 * share - 0.5) * Math.min(1, 0.5 + told / 6);
  }
  const larger = sums.reduce((sum, one) => sum + countLargerParts(one), 0);
  return { roles, score: score + (LARGER_PART * larger) / Math.max(1, sums.length), proven, tried };
}

function weighHeading(role: AmountRole, scores: RoleScores | undefined): number {
  const own = scores?.get(role) ?? 0;
  const strongest = Math.max(0, ...(scores?.values() ?? []));
  // "Your coinsurance" is a little like "insurance paid", and is none.
  if (own > 0) return HEADING_WEIGHT * own - (strongest - own);
  if (role === NO_ROLE) return strongest >= STRONG_HEADING ? AGAINST_HEADING : UNUSED;
  return strongest >= STRONG_HEADING ? AGAINST_HEADING : UNNAMED * role.kinds.length;
}

type WeighRoles = (roles: readonly AmountRole[]) => ChosenKinds;

function improve(
  from: ChosenKinds,
  weigh: WeighRoles,
  movesOf: (roles: readonly AmountRole[]) => AmountRole[][],
) {
  let best = from;
  for (let step = 0; step < 2 * from.roles.length; step++) {
    const better = bestOf(movesOf(best.roles), weigh, best);
    if (better.score <= best.score + 1e-6) break;
    best = better;
  }
  return best;
}

function bestOf(moves: Iterable<AmountRole[]>, weigh: WeighRoles, start: ChosenKinds): ChosenKinds {
  let best = start;
  for (const roles of moves) {
    const weighed = weigh(roles);
    if (weighed.score > best.score + 1e-6) best = weighed;
  }
  return best;
}

/** Every other role for one slot: what holds it gives it up, or takes the slot's own. */
function singleMoves(roles: readonly AmountRole[]): AmountRole[][] {
  return roles.flatMap((own, slot) =>
    AMOUNT_ROLES.filter((role) => role !== own).flatMap((role) => {
      const given = placed(roles, slot, role);
      const holder = roles.indexOf(role);
      if (role === NO_ROLE || holder < 0 || own === NO_ROLE) return [given];
      return [given, placed(given, holder, own)];
    }),
  );
}

/** Two roles at once for slots that no heading names for certain. */
function* pairMoves(roles: readonly AmountRole[], headings: readonly RoleScores[]): Generator<AmountRole[]> {
  const open = roles
    .map((role, slot) => ({ role, slot }))
    .filter(({ role, slot }) => role === NO_ROLE || isOpen(role, headings[slot]))
    .map(({ slot }) => slot);
  for (const one of open) {
    for (const role of AMOUNT_ROLES) {
      const first = placed(roles, one, role);
      for (const other of open) {
        if (other <= one) continue;
        for (const second of AMOUNT_ROLES) {
          if (!overlaps(role, second)) yield placed(first, other, second);
        }
      }
    }
  }
}

const STRONG_RIVAL = 0.75;

/** Whether a heading leaves room for another role: "contract allowance" is what is allowed, or the discount. */
const isOpen = (role: AmountRole, scores: RoleScores | undefined) =>
  (scores?.get(role) ?? 0) < 1 ||
  [...(scores ?? [])].some(([other, score]) => other !== role && score >= STRONG_RIVAL);

/** The roles with one slot changed; other slots that hold one of its kinds lose theirs. */
function placed(roles: readonly AmountRole[], slot: number, role: AmountRole): AmountRole[] {
  return roles.map((other, index) => (index === slot ? role : overlaps(other, role) ? NO_ROLE : other));
}
