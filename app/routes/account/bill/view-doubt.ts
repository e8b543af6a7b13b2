import { wordsIn } from "#app/content/words/words.ts";
import type { Suspect } from "#app/domain/audits/finding.ts";
import type { KeptAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { lineFieldName } from "#app/domain/bills/kept/bill-fields.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";

/** A number that may have been misread: in words, with the field of the bill's form that has it; null: none has. */
export interface ViewedSuspect {
  text: string;
  field: string | null;
  /** The likely value instead, for one tap; absent: unknown. */
  offer?: { lineId: number; says: string };
}

/** The numbers to look at, where the sums of a bill do not agree; null: they agree, or were confirmed. */
export function viewDoubt(
  language: Language,
  bill: KeptBill,
  { audit, lineIds }: KeptAudit,
): ViewedSuspect[] | null {
  const doubted = audit.findings.find(({ unsure }) => unsure === "sums");
  if (doubted === undefined) return null;
  return (doubted.suspects ?? []).flatMap((suspect) => viewSuspect(language, bill, lineIds, suspect) ?? []);
}

/** Null: the bill has no such number anymore. */
function viewSuspect(
  language: Language,
  bill: KeptBill,
  lineIds: readonly number[],
  suspect: Suspect,
): ViewedSuspect | null {
  const { doubt: words } = wordsIn(language).billCase.story;
  const amountOf = (cents: number) => formatDollars(dollarsOfCents(cents));
  switch (suspect.of) {
    case "total": {
      const cents = bill.totals[suspect.role]?.value;
      const role = wordsIn(language).billReview[suspect.role];
      return cents === undefined
        ? null
        : { text: say(language, words.number, { amount: amountOf(cents), role }), field: suspect.role };
    }
    case "line": {
      const number = bill.lines.findIndex(({ lineId }) => lineId === lineIds[suspect.index]) + 1;
      const line = bill.lines[number - 1];
      return line?.amountCents
        ? {
            text: say(language, words.line, { amount: amountOf(line.amountCents.value), number }),
            field: lineFieldName(line.lineId, "amountCents"),
            ...(line.otherAmountCents !== undefined && {
              offer: {
                lineId: line.lineId,
                says: say(language, words.offer, { amount: amountOf(line.otherAmountCents) }),
              },
            }),
          }
        : null;
    }
    case "other": {
      const cents = bill.reading?.otherAmounts[suspect.index]?.amountCents;
      return cents === undefined
        ? null
        : { text: say(language, words.other, { amount: amountOf(cents) }), field: null };
    }
  }
}
