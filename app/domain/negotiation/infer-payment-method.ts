import type { InsuranceKind } from "#app/domain/accounts/account.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import type { PaymentMethod } from "./payment-method.ts";

/** Returns how a bill will be paid, by the answers for its audit, else by its owner's profile; null: neither says whether the
 *  provider was in the plan's network. */
export function inferPaymentMethod(
  audited: Pick<AuditedBill, "coverage" | "explanation"> | null,
  insuranceKind: InsuranceKind | null,
): PaymentMethod | null {
  switch (audited?.coverage) {
    case "self-pay":
      return "alone";
    case "medicare":
    case "medicaid":
    case "tricare":
      return "public-plan";
    default:
  }
  const network = audited?.explanation?.network ?? null;
  if (network !== null) return network === "in" ? "in-network" : "out-of-network";
  if (audited?.coverage === "other-plan") return null;
  switch (insuranceKind) {
    case "none":
      return "alone";
    case "medicare":
    case "medicaid":
      return "public-plan";
    default:
      return null;
  }
}
