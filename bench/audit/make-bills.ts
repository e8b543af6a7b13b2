import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import type { BenchBill, BillKind, Draft } from "./bench-bill.ts";
import { draftBill, type Workshop } from "./draft-bill.ts";
import { mirroredExplanation, settleTotals, writeOut } from "./finish-bill.ts";
import { nearMisses } from "./near-misses.ts";
import type { Plant } from "./plant.ts";
import { plantedCharges } from "./planted-charges.ts";
import { plantedCodes } from "./planted-codes.ts";
import { plantedWhole } from "./planted-whole.ts";
import { type PublishedEdits, readPublishedEdits } from "./published-edits.ts";
import { capAmounts, judgeOwnPrice } from "./reference-amounts.ts";
import { referenceTruths } from "./reference-truths.ts";

const kinds: readonly BillKind[] = ["outpatient", "emergency", "inpatient", "physician", "laboratory"];
const plants: readonly Plant[] = [...plantedCharges, ...plantedCodes, ...plantedWhole];
const MAX_TRIES = 400;

/** Bills with known errors: each error alone in turn, every other bill with two to four together; then bills without one. All
 *  may have what nearly looks like an error. The same counts and seed give the same bills. */
export function makeBills({
  planted,
  clean,
  seed,
}: {
  planted: number;
  clean: number;
  seed: number;
}): BenchBill[] {
  const edits = readPublishedEdits();
  const errors = Array.from({ length: planted }, (_, index) => {
    const first = plants[Math.floor(index / 2) % plants.length]!;
    return makeBill(edits, [seed, index], (random) => {
      const others = index % 2 === 0 ? [] : random.shuffle(plants).slice(0, random.integer(1, 3));
      return [...new Set([first, ...others])];
    });
  });
  const cleans = Array.from({ length: clean }, (_, index) =>
    makeBill(edits, [seed, planted + index], () => []),
  );
  return [...errors, ...cleans];
}

/** Tries until a bill has a place for everything that is to be planted. */
function makeBill(
  edits: PublishedEdits,
  [seed, index]: [number, number],
  choosePlants: (random: Workshop["random"]) => Plant[],
): BenchBill {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const random = openSeededRandom(seed, index, attempt);
    const draft = draftBill({ random, edits }, kinds[(index + attempt) % kinds.length]!);
    const chosen = choosePlants(random);
    if (!plantAll(draft, { random, edits }, chosen)) continue;
    return writeOut(draft, `bill ${index + 1}`);
  }
  throw new Error(`No bill ${index + 1} has a place for what is to be planted.`);
}

function plantAll(draft: Draft, workshop: Workshop, chosen: readonly Plant[]): boolean {
  const { random, edits } = workshop;
  draft.planted = chosen.map(({ name }) => name);
  const inLines = chosen.filter((plant) => !plantedWhole.includes(plant));
  if (!inLines.every((plant) => plant.plant(draft, workshop))) return false;
  const misses = random.shuffle(nearMisses).slice(0, random.integer(0, 3));
  draft.nearMisses = misses.map(({ name }) => name);
  if (!misses.every((miss) => miss.plant(draft, workshop))) return false;
  if (draft.lines.length === 0) return false;

  settleTotals(draft, random);
  const inWhole = plantedWhole.filter((plant) => chosen.includes(plant));
  if (new Set(inWhole.map(ruleOf)).size < inWhole.length) return false; // they would undo each other
  if (!inWhole.every((plant) => plant.plant(draft, workshop))) return false;
  explain(draft, random.chance(0.5));
  if (draft.coverage === "self-pay" && random.chance(0.3)) {
    // A cent below what may be disputed.
    const afterDiscountCents = draft.totals.chargesCents - draft.totals.adjustmentsCents;
    draft.goodFaithEstimate ??= { totalCents: Math.max(0, afterDiscountCents - 39_999), date: null };
  }
  if (!draft.truths.every((truth) => judgeOwnPrice(draft, truth))) return false;
  draft.truths.push(...referenceTruths(draft, edits));
  capAmounts(draft);
  return chosen.length === 0
    ? draft.truths.length === 0
    : chosen.every((plant) => draft.truths.some(({ rule }) => rule === ruleOf(plant)));
}

function ruleOf({ name }: Plant): string {
  return name.split(":")[0]!;
}

/** What the plan says, where nothing was planted in it: it sees the lines, not the bill's total. */
function explain(draft: Draft, isThere: boolean): void {
  if (draft.coverage === "other-plan" && isThere) {
    draft.explanation ??= mirroredExplanation(draft, draft.totals.balanceCents);
  }
  if (!draft.explanation || draft.planted.includes("eob-mismatch: another amount")) return;
  const seenCents = draft.explanation.lines.reduce((sum, { billedCents }) => sum + billedCents!, 0);
  if (seenCents === draft.totals.chargesCents) return;
  const impliedBy = "the plan saw the lines, not the total";
  draft.truths.push({ rule: "eob-mismatch", lines: [], amountCents: 0, targets: [], impliedBy });
}
