import type { AuditedBill } from "../audited-bill.ts";
import type { AuditFactField } from "../read-audit-facts.ts";

/** What the fields of an audit's form say. */
export type AuditFactTexts = Readonly<Record<AuditFactField, string>>;

/** The facts that were entered with an audited bill, as texts for the audit form. */
export function factTextsOf(bill: AuditedBill): AuditFactTexts {
  const { setting, coverage, explanation, goodFaithEstimate, household, provider } = bill;
  const { isNonprofit, assistance } = provider;
  return {
    setting: setting ?? "",
    coverage: coverage ?? "",
    network: explanation?.network ?? "",
    isEmergency: explanation?.isEmergency ? "yes" : "",
    owedCents: dollarsText(explanation?.patientResponsibilityCents),
    estimateCents: dollarsText(goodFaithEstimate?.totalCents),
    estimateDate: goodFaithEstimate?.date ?? "",
    householdSize: text(household?.size),
    incomeCents: dollarsText(household?.annualIncomeCents),
    householdState: household?.state ?? "",
    isNonprofit: isNonprofit === null ? "" : isNonprofit ? "yes" : "no",
    freeUpToPercent: text(assistance?.freeUpToPercent),
    discountUpToPercent: text(assistance?.discountUpToPercent),
  };
}

function text(number: number | null | undefined): string {
  return String(number ?? "");
}

function dollarsText(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? "" : (cents / 100).toFixed(2);
}
