import { dollarsOrNone } from "#app/components/price-words.ts";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { MIN_CLAIMS } from "#app/domain/mrf/valid-values.ts";
import { isRateAboveGross } from "#app/domain/prices/rates/rate-above-gross.ts";
import type { ServiceRate } from "#app/domain/prices/rates/service-rate.server.ts";
import { note } from "#app/ui/page/stack.css.ts";
import type { Column } from "#app/ui/table/data-table.tsx";
import { PublishedAmount } from "./published-amount.tsx";
import * as css from "./service-details.css.ts";

/** What a table says of a plan's negotiated charge: its kind, the contract's rate, and what was allowed. `grossDollars`: of the
 *  same thing; null = not published. */
export function rateColumns(
  language: Language,
  importId: number,
  grossDollars: Dollars | null,
): Column<ServiceRate>[] {
  return [
    {
      heading: wordsIn(language).serviceDetails.rateColumns.plan,
      cell: ({ payer, payerName, planName }) => (
        <>
          {planName}
          {payerName === payer ? null : (
            <div className={note}>
              {say(language, wordsIn(language).serviceDetails.rateColumns.writtenAs, { payerName })}
            </div>
          )}
        </>
      ),
    },
    {
      heading: wordsIn(language).serviceDetails.rateColumns.kind,
      cell: ({ planKind }) => <KindName of={planKind} />,
    },
    {
      heading: wordsIn(language).serviceDetails.rateColumns.contractRate,
      cell: (rate) => (
        <>
          <ContractRate rate={rate} />
          {grossDollars && isRateAboveGross(rate.negotiatedDollars, grossDollars) ? (
            <AboveGross gross={grossDollars} />
          ) : null}
        </>
      ),
    },
    {
      heading: wordsIn(language).serviceDetails.rateColumns.methodology,
      cell: ({ methodology }) =>
        methodology === null
          ? wordsIn(language).serviceDetails.rateColumns.notAvailable
          : nameOf(wordsIn(language).cmsNames.methodologies, methodology),
    },
    {
      heading: wordsIn(language).serviceDetails.rateColumns.allowed,
      cell: (rate) => <Allowed rate={rate} />,
    },
    {
      heading: wordsIn(language).serviceDetails.rateColumns.source,
      cell: ({ sourcePlace, notes }) => (
        <>
          <SourceLink importId={importId} place={sourcePlace} />
          {notes ? <div className={note}>{notes}</div> : null}
        </>
      ),
    },
  ];
}

function KindName({ of: kind }: { of: ServiceRate["planKind"] }) {
  return useWords().planKinds.name[kind];
}

function AboveGross({ gross }: { gross: Dollars }) {
  const { aboveGross } = useWords().planKinds;
  return <div className={note}>{say(useLanguage(), aboveGross, { gross: formatDollars(gross) })}</div>;
}

function ContractRate({ rate }: { rate: ServiceRate }) {
  const words = useWords().serviceDetails;
  const language = useLanguage();
  const { negotiatedDollars, percentage, algorithm } = rate;
  if (negotiatedDollars === null && percentage === null && !algorithm) return words.rateColumns.notAvailable;
  return (
    <>
      {negotiatedDollars === null ? null : (
        <div className={css.amount}>
          <PublishedAmount dollars={negotiatedDollars} />
        </div>
      )}
      {percentage === null ? null : (
        <div>{say(language, words.rateColumns.percentage, { percentage: String(percentage) })}</div>
      )}
      {algorithm ? (
        <div className={css.wrapping}>{say(language, words.rateColumns.formula, { algorithm })}</div>
      ) : null}
    </>
  );
}

function Allowed({ rate }: { rate: ServiceRate }) {
  const words = useWords().serviceDetails;
  const language = useLanguage();
  const { medianDollars, percentile10Dollars, percentile90Dollars, claimCount, estimatedDollars } = rate;
  const isEmpty = [
    medianDollars,
    percentile10Dollars,
    percentile90Dollars,
    claimCount,
    estimatedDollars,
  ].every((value) => value === null);
  if (isEmpty) return words.rateColumns.notPublished;
  return (
    <>
      {medianDollars === null ? null : (
        <div>
          <Sentence
            of={words.rateColumns.middle}
            values={{ dollarsOrNone: dollarsOrNone(language, medianDollars) }}
            as={{ span: (text) => <span className={css.amount}>{text}</span> }}
          />
        </div>
      )}
      {percentile10Dollars === null && percentile90Dollars === null ? null : (
        <div>
          {say(language, words.rateColumns.percentiles, {
            dollarsOrNone: dollarsOrNone(language, percentile10Dollars),
            dollarsOrNone2: dollarsOrNone(language, percentile90Dollars),
          })}
        </div>
      )}
      {estimatedDollars === null ? null : (
        <div>
          {say(language, words.rateColumns.estimated, {
            dollarsOrNone: dollarsOrNone(language, estimatedDollars),
          })}
        </div>
      )}
      <div className={note}>{countText(language, claimCount)}</div>
    </>
  );
}

/** CMS lets a hospital give '0', '1 through 10' in words, for privacy, or the number. */
function countText(language: Language, claimCount: string | null): string {
  const { unpublished, none, some, few } = wordsIn(language).serviceDetails.rateColumns.claims;
  if (claimCount === null) return unpublished;
  if (claimCount === "0") return none;
  return claimCount === MIN_CLAIMS
    ? say(language, few, { from: 1, to: 10 })
    : say(language, some, { claims: claimCount });
}
