import type { AppLoadContext } from "@remix-run/node";
import { moneyPicture } from "#app/domain/audits/plan/money-picture.ts";
import { planClaimOf } from "#app/domain/audits/plan-claim.ts";
import { type FoundBill, type KeptBill, sumOfLinesCents } from "#app/domain/bills/kept/kept-bill.ts";
import { findClaimsOfBill } from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import {
  findAllExplanations,
  findExplanationsOfBill,
} from "#app/domain/explanations/kept/find-kept-explanations.server.ts";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { proposeLinks } from "#app/domain/explanations/kept/propose-links.server.ts";
import type { AccountAccess } from "../gate.server.ts";

/** What the plan decided about a bill: the explanations that it was put together with, those that may be about it and wait for a
 *  yes, and the bill's money beside the plan's. */
export async function viewPlanSide(
  context: AppLoadContext,
  access: AccountAccess,
  { billId, bill }: FoundBill,
) {
  const { db } = context;
  const { account, ownerName } = access;
  const [linked, claims, all] = await Promise.all([
    findExplanationsOfBill(db, account, billId),
    findClaimsOfBill(db, account, billId),
    findAllExplanations(db, account),
  ]);
  const proposed = all.length === 0 ? [] : await proposeLinks(db, account, { found: all, ownerName });
  const waiting = new Set(
    proposed
      .filter((link) => link.bill.billId === billId && link.decided === null)
      .map(({ explanationId }) => explanationId),
  );
  const linkedIds = new Set(linked.map(({ explanationId }) => explanationId));
  return {
    linked: linked.map(name),
    proposed: all
      .filter(({ explanationId }) => waiting.has(explanationId) && !linkedIds.has(explanationId))
      .map(name),
    money: moneyPicture(
      moneyOf(bill),
      claims.map(({ explanation, claim }) => planClaimOf(explanation, claim)),
    ),
  };
}

function name({ explanationId, state, kept }: FoundExplanation) {
  const { plan, issueDate } = kept.explanation;
  return { explanationId, state, planName: plan?.value ?? null, issueDate: issueDate?.value ?? null };
}

/** What was paid and by whom the bill does not say counts as paid. */
function moneyOf(bill: KeptBill) {
  const { totals } = bill;
  const { patientPaidCents: own, otherPaidCents: other } = totals;
  return {
    chargesCents: totals.chargesCents?.value ?? sumOfLinesCents(bill),
    discountCents: totals.adjustmentsCents?.value ?? null,
    planPaidCents: totals.insurancePaidCents?.value ?? null,
    paidCents: own || other ? (own?.value ?? 0) + (other?.value ?? 0) : null,
    dueCents: totals.amountDueCents?.value ?? null,
  };
}
