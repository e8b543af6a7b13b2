import type { AuditFactField, ReadAuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

type Problems = Extract<ReadAuditFacts, { outcome: "invalid" }>["problems"];

/** What is wrong with each field of the facts that an audit asks for, and how to mend it; a sentence names its field. */
export function sayFactProblems(
  language: Language,
  problems: Problems,
): Partial<Record<AuditFactField, string>> {
  const { problems: sentences, explanation, estimate, household, hospital } = wordsIn(language).auditFacts;
  const labels: Partial<Record<string, string>> = {
    owedCents: explanation.owe,
    estimateCents: estimate.total,
    estimateDate: estimate.date,
    householdSize: household.size,
    incomeCents: household.income,
    freeUpToPercent: hospital.free,
    discountUpToPercent: hospital.discount,
  };
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      say(language, sentences[problem as keyof typeof sentences], { field: labels[name] ?? "" }),
    ]),
  );
}
