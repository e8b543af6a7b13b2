import type { AccountProfile } from "#app/domain/accounts/account.ts";
import { type NoBill, noBillOf } from "#app/domain/audits/audited-bill.ts";
import type { ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { askedCentsOf } from "./case-facts.ts";
import type { CaseStep } from "./case-step.ts";
import { type GatheredCase, gatherCase } from "./gather-case.server.ts";
import { judgeSteps, nextStepOf } from "./judge-steps.ts";
import { mayComeOff } from "./may-come-off.ts";

/** A bill with the one thing to do about it. */
export interface ListedCase {
  bill: ListedBill;
  /** A document that isn't a bill, and asks for nothing by itself; null: it is a bill. */
  noBill: NoBill | null;
  /** Null: the bill does not say. */
  askedCents: number | null;
  /** The possible reduction of what is due, in cents. */
  offCents: number;
  /** In the order in which to take them; before the bill is checked, those that need no audit. */
  steps: readonly CaseStep[];
  /** Null: there is nothing to do, or its check is under way and may change it. */
  next: CaseStep | null;
  check: GatheredCase["check"];
}

/** Bills in the order of what needs doing: last days first, the nearest before the others, then what can be done, what is waited
 *  for, and the rest. `today`: the ISO day where the patient lives; null profile: it is not the viewer's to see. */
export async function listCases(
  db: Database,
  keeper: RecordKeeper,
  bills: readonly ListedBill[],
  { today, profile }: { today: string; profile: AccountProfile | null },
): Promise<ListedCase[]> {
  const cases = await Promise.all(
    bills.map(async (bill): Promise<ListedCase | null> => {
      const found = await keptBills.find(db, keeper, bill.billId);
      if (!found) return null; // deleted meanwhile
      const { facts, check } = await gatherCase(db, keeper, found, { today, profile, waitingPaperCount: 0 });
      const steps = judgeSteps(facts);
      return {
        bill,
        noBill: noBillOf(facts.bill),
        askedCents: askedCentsOf(facts),
        offCents: mayComeOff(facts).reduce((sum, { cents }) => sum + cents, 0),
        steps,
        next: check === "waiting" ? null : nextStepOf(steps),
        check,
      };
    }),
  );
  return cases.filter((one) => one !== null).sort((a, b) => urgencyOf(a) - urgencyOf(b));
}

/** Days that are left, then what has no day. A check that is under way may find something to do. */
function urgencyOf({ steps, check }: ListedCase): number {
  const next = nextStepOf(steps);
  if (next === null) return check === "waiting" ? 1_000_000 : 3_000_000;
  if (next.state !== "open") return 2_000_000;
  return next.by?.daysLeft ?? 1_000_000;
}
