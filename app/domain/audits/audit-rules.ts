import type { AuditRule } from "./audit-rule.ts";
import { aboveCashPrice } from "./rules/above-cash-price.ts";
import { aboveMedicare } from "./rules/above-medicare.ts";
import { aboveOwnPublishedPrice } from "./rules/above-own-published-price.ts";
import { aboveState } from "./rules/above-state.ts";
import { addOnWithoutPrimary } from "./rules/add-on-without-primary.ts";
import { balanceBilling } from "./rules/balance-billing.ts";
import { balanceMismatch } from "./rules/balance-mismatch.ts";
import { charityCare } from "./rules/charity-care.ts";
import { coordinationOfBenefits } from "./rules/coordination-of-benefits.ts";
import { dateOutsideStay } from "./rules/date-outside-stay.ts";
import { deductibleTwice } from "./rules/deductible-twice.ts";
import { deniedLineBilled } from "./rules/denied-line-billed.ts";
import { duplicateLine } from "./rules/duplicate-line.ts";
import { emLevel } from "./rules/em-level.ts";
import { eobMismatch } from "./rules/eob-mismatch.ts";
import { facilityAndProfessional } from "./rules/facility-and-professional.ts";
import { futureDate } from "./rules/future-date.ts";
import { globalAndComponent } from "./rules/global-and-component.ts";
import { goodFaithEstimate } from "./rules/good-faith-estimate.ts";
import { invalidCode } from "./rules/invalid-code.ts";
import { lineUnseenByPlan } from "./rules/line-unseen-by-plan.ts";
import { modifierMissing } from "./rules/modifier-missing.ts";
import { mueUnits } from "./rules/mue-units.ts";
import { ncciPair } from "./rules/ncci-pair.ts";
import { paidTwice } from "./rules/paid-twice.ts";
import { paymentNotCredited } from "./rules/payment-not-credited.ts";
import { planLineNotBilled } from "./rules/plan-line-not-billed.ts";
import { quantityPriceMismatch } from "./rules/quantity-price-mismatch.ts";
import { repeatedLine } from "./rules/repeated-line.ts";
import { sumMismatch } from "./rules/sum-mismatch.ts";
import { surpriseEmergency } from "./rules/surprise-emergency.ts";
import { surpriseOutOfNetwork } from "./rules/surprise-out-of-network.ts";
import { timelyFiling } from "./rules/timely-filing.ts";
import { vagueLine } from "./rules/vague-line.ts";
import { writeOffBilled } from "./rules/write-off-billed.ts";

/** Every rule, in the order of `ruleIds`. */
export const auditRules: readonly AuditRule[] = [
  sumMismatch,
  quantityPriceMismatch,
  duplicateLine,
  dateOutsideStay,
  futureDate,
  balanceMismatch,
  paidTwice,
  eobMismatch,
  balanceBilling,
  surpriseEmergency,
  surpriseOutOfNetwork,
  writeOffBilled,
  deniedLineBilled,
  paymentNotCredited,
  lineUnseenByPlan,
  planLineNotBilled,
  coordinationOfBenefits,
  deductibleTwice,
  goodFaithEstimate,
  ncciPair,
  mueUnits,
  addOnWithoutPrimary,
  invalidCode,
  globalAndComponent,
  emLevel,
  modifierMissing,
  facilityAndProfessional,
  repeatedLine,
  vagueLine,
  charityCare,
  timelyFiling,
  aboveOwnPublishedPrice,
  aboveCashPrice,
  aboveState,
  aboveMedicare,
];
