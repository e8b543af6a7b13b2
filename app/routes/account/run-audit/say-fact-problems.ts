import { accountAuditsWords } from "#app/content/words/account-audits.ts";
import type { ReadAuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { say } from "#app/domain/language/say.ts";

type Problems = Extract<ReadAuditFacts, { outcome: "invalid" }>["problems"];

/** What is wrong with each field of an audit's form, and how to mend it; a sentence names its field. */
export function sayFactProblems(problems: Problems): Record<string, string> {
  const { problems: sentences, explanation, estimate, household, hospital } = accountAuditsWords.en.run;
  const labels: Record<string, string> = {
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
      say("en", sentences[problem as keyof typeof sentences], { field: labels[name] ?? "" }),
    ]),
  );
}
