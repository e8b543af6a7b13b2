import { sayFactProblems } from "#app/content/words/say-fact-problems.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { ReadAuditForm } from "./read-audit-form.server.ts";

/** What is wrong with each field of the page's form, and how to fix it, by the fields' names. */
export function sayFormProblems(
  language: Language,
  invalid: Extract<ReadAuditForm, { outcome: "invalid" }>,
): Partial<Record<string, string>> {
  const { typed, problems } = wordsIn(language).auditPage;
  const { problems: ofBill } = wordsIn(language).billReview;
  const labels: Record<keyof typeof invalid.bill, string> = {
    provider: typed.hospital,
    hospitalId: typed.which,
    statementDate: typed.statementDate,
    serviceFrom: typed.serviceFrom,
    serviceTo: typed.serviceTo,
    chargesCents: typed.charges,
    adjustmentsCents: typed.adjustments,
    paymentsCents: typed.payments,
    balanceCents: typed.balance,
  };
  return {
    ...Object.fromEntries(
      Object.entries(invalid.bill).map(([field, problem]) => [
        field,
        say(language, problems.ofField, {
          field: labels[field as keyof typeof labels],
          problem: ofBill[problem],
        }),
      ]),
    ),
    ...sayFactProblems(language, invalid.facts),
    ...(invalid.lines ? { lines: problems[invalid.lines] } : {}),
  };
}
