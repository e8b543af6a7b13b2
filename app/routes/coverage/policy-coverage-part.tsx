import { formatCount } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { CoverageTotals, PolicyCoverage } from "#app/domain/coverage/covered-hospital.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";

interface PolicyCoveragePartProps {
  totals: CoverageTotals;
  /** Empty where one state is shown. */
  byState: PolicyCoverage[];
  place: string;
}

/** Of how many hospitals it is known up to which income they give free or cheaper care. */
export function PolicyCoveragePart({ totals, byState, place }: PolicyCoveragePartProps) {
  const { coverage: words } = useWords().policies;
  const language = useLanguage();
  return (
    <section className={stack.part} aria-labelledby="assistance">
      <h2 id="assistance">{words.heading}</h2>
      <p>
        {say(language, words.lead, { count: totals.policyCount, place })}{" "}
        {say(language, words.outOf, { count: totals.hospitalCount })}
      </p>
      <p className={stack.note}>
        <Sentence of={words.note} as={{ downloads: (text) => <a href="/data/downloads">{text}</a> }} />
      </p>
      {byState.length > 0 ? (
        <details className={stack.details}>
          <summary className={stack.summary}>{words.byState}</summary>
          <DataTable
            isNarrow
            caption={words.caption}
            rows={byState}
            keyOf={({ state }) => state}
            columns={[
              { heading: words.state, cell: ({ state }) => nameOf(wordsIn(language).stateNames, state) },
              {
                heading: words.known,
                isNumber: true,
                cell: ({ policyCount }) => formatCount(language, policyCount),
              },
              {
                heading: words.hospitals,
                isNumber: true,
                cell: ({ hospitalCount }) => formatCount(language, hospitalCount),
              },
            ]}
          />
        </details>
      ) : null}
    </section>
  );
}
