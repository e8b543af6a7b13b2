import { expect, test } from "vitest";
import { sayFinding } from "#app/content/words/say-finding.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { makeBills } from "../../../bench/audit/make-bills.ts";
import { missedTargets, scoreAudits } from "../../../bench/audit/score.ts";
import { auditBill } from "./audit-bill.ts";
import type { RuleId } from "./rule-ids.ts";

test("planted errors are found, with their amounts, and nothing is found that is none", () => {
  const bills = makeBills({ planted: 120, clean: 60, seed: 15 });
  const edits = openStarterEdits();
  const audits = bills.map(({ bill, prices }) => auditBill({ bill, edits, prices, isHospitalKnown: true }));
  const score = scoreAudits(bills, audits);
  expect(missedTargets(score, bills.length)).toEqual([]);
  expect(score.slips).toEqual([]);
});

test("every finding is said in words, with all of its facts", () => {
  const edits = openStarterEdits();
  for (const { bill, prices } of makeBills({ planted: 120, clean: 0, seed: 15 })) {
    for (const finding of auditBill({ bill, edits, prices, isHospitalKnown: true }).findings) {
      const { message, ask } = sayFinding("en", finding, bill.coverage);
      expect(`${message} ${ask}`).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});

/** They rest on claims, which `npm run bench -- pairs` has and these bills have not: `plan-claims.test.ts` tries each. */
const onClaims: RuleId[] = [
  "write-off-billed",
  "denied-line-billed",
  "payment-not-credited",
  "line-unseen-by-plan",
  "plan-line-not-billed",
  "coordination-of-benefits",
  "deductible-twice",
];

test("the benchmark plants every rule on a bill", () => {
  const bills = makeBills({ planted: 120, clean: 0, seed: 15 });
  const { rules } = scoreAudits(
    bills,
    bills.map(() => ({
      findings: [],
      notChecked: [],
      chargedCents: 0,
      disputableCents: 0,
      assistance: null,
    })),
  );
  expect(rules.filter(({ expected }) => expected === 0).map(({ rule }) => rule)).toEqual(onClaims);
});
