import { expect, test } from "vitest";
import type { InsuranceKind } from "#app/domain/accounts/account.ts";
import { explanation } from "#app/domain/audits/audit.fixture.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { inferPaymentMethod } from "./infer-payment-method.ts";
import type { PaymentMethod } from "./payment-method.ts";

type Said = Pick<AuditedBill, "coverage" | "explanation"> | null;

test.each<[Said, InsuranceKind | null, PaymentMethod | null]>([
  [null, null, null],
  [null, "none", "alone"],
  [null, "medicaid", "public-plan"],
  [null, "own-plan", null],
  [{ coverage: "self-pay", explanation: null }, "own-plan", "alone"],
  [{ coverage: "medicare", explanation: explanation({ network: "out" }) }, null, "public-plan"],
  [{ coverage: "other-plan", explanation: explanation({ network: "in" }) }, null, "in-network"],
  [{ coverage: null, explanation: explanation({ network: "out" }) }, "none", "out-of-network"],
  [{ coverage: "other-plan", explanation: null }, "none", null],
  [{ coverage: null, explanation: null }, "none", "alone"],
])("what was said for an audit goes before the profile: %j, %s", (said, insuranceKind, paying) => {
  expect(inferPaymentMethod(said, insuranceKind)).toBe(paying);
});
