import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { findOwnAccount } from "#app/domain/accounts/sessions/find-own-account.server.ts";
import { type CarriedBill, carryBill } from "#app/domain/cases/carried/carried-bill.ts";
import { keepCarriedBill } from "#app/domain/cases/carried/keep-carried-bill.server.ts";
import { openCarriedBill, sealCarriedBill } from "#app/domain/cases/carried/sealed-carried-bill.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { readSessionToken } from "#app/platform/session/session-cookie.server.ts";
import { AUDIT_FORM, findBillOfForm } from "./audit-form-sent.server.ts";
import { isLookedThrough } from "./build-story.ts";

/** Why a bill cannot be kept: its form can't be right, it has too many lines, or the page that carries it is none of ours. */
export type KeepProblem = "invalid" | "too-long" | "over";

type CarryOutcome = { outcome: "carried"; carried: CarriedBill; sealed: string } | { outcome: KeepProblem };

/** Takes the form of a bill that was audited, or the same bill sealed, into the account of who is signed in, and leads to its story.
 *  Signed out, the page carries it sealed, and nothing is stored. */
export async function answerKeepForm(context: AppLoadContext, request: Request) {
  const fields = await takeSubmission(request, AUDIT_FORM);
  const carrying =
    fields.carried === undefined
      ? await carryForm(context, fields, request.signal)
      : reopen(context, fields.carried);
  if (carrying.outcome !== "carried") {
    context.form.isRefused = true;
    return data({ outcome: carrying.outcome }, { status: 422 });
  }
  const { carried, sealed } = carrying;
  const account = await findOwnAccount(context, await readSessionToken(request));
  if (account) {
    const billId = await keepCarriedBill(context, account, carried);
    throw redirect(`/account/bills/${billId}`, 303);
  }
  return data({
    outcome: "carried" as const,
    sealed,
    providerName: carried.bill.providerName?.value ?? null,
    askedCents: carried.bill.totals.amountDueCents?.value ?? null,
    isReturned: fields.carried !== undefined,
  });
}

async function carryForm(
  context: AppLoadContext,
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<CarryOutcome> {
  const found = await findBillOfForm(context, texts, signal);
  if (found.outcome === "invalid") return { outcome: "invalid" };
  const { bill, hospital, plan } = found.bill;
  const carried = carryBill({
    bill,
    hospital: hospital.hospital && { name: hospital.hospital.name, shortId: hospital.hospital.shortId },
    isChecked: isLookedThrough(texts, bill),
    explanations: (plan?.explanations ?? []).map((explanation, index) => ({
      explanation,
      claimIndexes: (plan?.claims ?? []).flatMap(({ explanationId, claimIndex }) =>
        explanationId === String(index) ? [claimIndex] : [],
      ),
    })),
  });
  const sealed = carried && sealCarriedBill(context.sessionSecret, carried);
  return carried && sealed ? { outcome: "carried", carried, sealed } : { outcome: "too-long" };
}

function reopen({ sessionSecret }: AppLoadContext, sealed: string): CarryOutcome {
  const carried = openCarriedBill(sessionSecret, sealed);
  return carried ? { outcome: "carried", carried, sealed } : { outcome: "over" };
}
