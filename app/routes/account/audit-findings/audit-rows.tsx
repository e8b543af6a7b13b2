import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { strengths } from "#app/domain/audits/finding.ts";
import type { AuditSummary, ListedAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useAccountAddress } from "../frame/account-address.ts";

export type ShownSummary = Omit<ListedAudit, "summary"> & Omit<AuditSummary, "disputeIds" | "billVersion">;

/** The list of audits, the newest first. */
export function AuditRows({ audits }: { audits: ShownSummary[] }) {
  const { findings: words } = useWords().accountAudits;
  const language = useLanguage();
  const address = useAccountAddress();
  const dollars = (cents: number) => formatDollars(dollarsOfCents(Math.round(cents)));
  return (
    <DataTable
      caption={say(language, words.caption, { count: audits.length })}
      columns={[
        {
          heading: words.columns.bill,
          cell: ({ auditId, providerName, billDate, isBillChanged }) => (
            <>
              <a href={address("/account/audit-findings", { audit: auditId })}>
                {providerName ?? words.unnamed}
              </a>
              {billDate === null ? null : (
                <div className={stack.note}>
                  {say(language, words.ofDay, { date: formatDate(language, billDate) })}
                </div>
              )}
              {isBillChanged ? <div className={stack.note}>{words.changed}</div> : null}
            </>
          ),
        },
        { heading: words.columns.at, cell: ({ createdAt }) => formatDate(language, createdAt.slice(0, 10)) },
        { heading: words.columns.found, cell: ({ findingCounts }) => sayCounts(language, findingCounts) },
        {
          heading: words.columns.disputable,
          isNumber: true,
          cell: ({ disputableCents }) => dollars(disputableCents),
        },
        { heading: words.columns.charged, isNumber: true, cell: ({ chargedCents }) => dollars(chargedCents) },
      ]}
      rows={audits}
      keyOf={({ auditId }) => auditId}
    />
  );
}

/** '1 error, 2 questions'. */
function sayCounts(language: Language, found: AuditSummary["findingCounts"]): string {
  const { counts, nothingFound } = wordsIn(language).accountAudits.findings;
  const said = strengths.flatMap((strength) =>
    found[strength] === 0 ? [] : [say(language, counts[strength], { count: found[strength] })],
  );
  return said.join(", ") || nothingFound;
}
