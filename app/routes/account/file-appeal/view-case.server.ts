import { type ShownFinding, sayAudit } from "#app/content/words/say-audit.ts";
import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import { summariseBill } from "#app/domain/bills/kept/summarise-bill.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { AppealCase } from "../appeal-case/find-appeal-case.server.ts";

/** What is to be appealed, as a page names it. */
export function viewCase(language: Language, { found, audit, former, findings, desk }: AppealCase) {
  const summary = summariseBill(found.bill);
  const said = audit ? saidFindings(language, audit.kept, desk.today) : null;
  return {
    billId: found.billId,
    auditId: audit?.auditId ?? null,
    /** Whether the bill says something else than when it was audited. */
    isBillChanged: audit?.isBillChanged ?? false,
    formerId: former?.appealId ?? null,
    providerName: summary.providerName ?? summary.hospital?.name ?? null,
    billDate: billDateOf(summary),
    findings: said ? findings.map((place) => viewFinding(said, place)) : [],
  };
}

export type ViewedCase = ReturnType<typeof viewCase>;

/** A finding as it is chosen. */
function viewFinding(said: ReadonlyMap<number, ShownFinding>, place: number) {
  const finding = said.get(place);
  if (finding === undefined) throw new Error(`The audit says nothing of its finding ${place}.`);
  const { title, message, stake } = finding;
  return { place, title, message, stake };
}

function saidFindings(
  language: Language,
  kept: NonNullable<AppealCase["audit"]>["kept"],
  today: string,
): Map<number, ShownFinding> {
  const { strengths } = sayAudit(language, kept, { ...kept.auditedBill, today });
  return new Map(strengths.flatMap(({ findings }) => findings.map((finding) => [finding.index, finding])));
}
