import { formatCount, formatPercent } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { PlanAgreement } from "#app/domain/payer-files/agreement/list-agreements.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";

/** How many prices are the same in hospitals' own files and in the files of their plans. */
export function AgreementPart({ agreements }: { agreements: PlanAgreement[] }) {
  const { agreements: words } = useWords().payerFiles;
  const language = useLanguage();
  const sum = (of: (one: PlanAgreement) => number) => agreements.reduce((total, one) => total + of(one), 0);
  const same = sum(({ sameCount }) => sameCount);
  const both = same + sum(({ differingCount }) => differingCount);
  return (
    <section className={stack.part} aria-labelledby="agreements">
      <h2 id="agreements">{words.heading}</h2>
      {both === 0 ? null : (
        <p>{say(language, words.lead, { count: both, percent: formatPercent(language, same / both) })}</p>
      )}
      <p className={stack.note}>{words.note}</p>
      <details className={stack.details}>
        <summary className={stack.summary}>{words.show}</summary>
        <DataTable
          caption={words.caption}
          rows={agreements}
          keyOf={({ planName }) => planName}
          columns={[
            { heading: words.columns.plan, cell: ({ planName }) => planName },
            count(language, words.columns.hospitals, ({ hospitalCount }) => hospitalCount),
            count(language, words.columns.same, ({ sameCount }) => sameCount),
            count(language, words.columns.differing, ({ differingCount }) => differingCount),
            count(language, words.columns.onlyHospital, ({ onlyHospitalCount }) => onlyHospitalCount),
            count(language, words.columns.onlyPlan, ({ onlyPlanCount }) => onlyPlanCount),
          ]}
        />
      </details>
    </section>
  );
}

function count(language: Language, heading: string, of: (one: PlanAgreement) => number) {
  return { heading, isNumber: true as const, cell: (one: PlanAgreement) => formatCount(language, of(one)) };
}
