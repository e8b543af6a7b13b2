import { sayLetter } from "#app/content/words/say-letter.ts";
import { newProfile } from "#app/domain/accounts/account.ts";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { fillLetter } from "#app/domain/letters/fill-letter.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import { plainLetter } from "#app/domain/letters/letter-text.ts";

const kind = "billing-error";

/** The letter that reports the findings about errors to the billing office, as plain text with blanks for what only its sender
 *  knows; null: the audit has no such finding. `address`: the provider's, on one line. `today`: an ISO day. */
export function letterOfAudit(
  { bill, audit, address }: { bill: AuditedBill; audit: Audit; address: string | null },
  today: string,
): string | null {
  const answers: ReadonlySet<string> = new Set(letterKinds[kind].answers);
  const chosenFindings = audit.findings.flatMap(({ rule, amountAtStakeCents }, index) =>
    answers.has(rule) && amountAtStakeCents > 0 ? [index] : [],
  );
  if (chosenFindings.length === 0) return null;
  const { provider, statementDate, serviceFrom, serviceTo, totals } = bill;
  const [first, last] = [serviceFrom ?? serviceTo, serviceTo ?? serviceFrom];
  const draft = fillLetter(kind, today, {
    bill: null,
    audit: { audit, auditedBill: bill },
    chosenFindings,
    profile: newProfile({ name: "", email: "" }),
    providerAddress: address,
    said: {
      providerName: provider.name,
      statementDate,
      serviceDates: first !== null && last !== null ? { first, last } : null,
      chargesCents: totals.chargesCents,
      balanceCents: totals.balanceCents,
    },
  });
  return plainLetter(sayLetter(LETTER_LANGUAGE, draft, null));
}
