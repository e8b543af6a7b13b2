import type { ReactNode } from "react";
import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayBillLine, shortDollars } from "#app/content/words/say-bill-line.ts";
import { sayTwoHeapsIn } from "#app/content/words/say-two-heaps.ts";
import { say } from "#app/domain/language/say.ts";
import { absoluteDollars, type Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PublishedPrices } from "#app/domain/prices/at-hospital/published-prices.ts";
import { weighAmount } from "#app/domain/prices/at-hospital/weigh-amount.ts";
import type { PriceStanding } from "#app/domain/statistics/standing/price-standing.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { AskedAmounts } from "./asked-amounts.ts";
import { KeptFields } from "./kept-fields.tsx";
import type { AskedPrice } from "./requested-price.ts";
import * as css from "./service-details.css.ts";
import type { QueryField, ServiceAddress } from "./service-query.ts";
import { PlaceStrip } from "./standing-in-places.tsx";

interface BillLineProps {
  address: ServiceAddress;
  asked: Record<QueryField, string>;
  amounts: AskedAmounts;
  published: PublishedPrices;
  price: AskedPrice;
  /** How the amount compares with the state's prices; null: no amount was given. */
  billed: { gross: PriceStanding | null; cash: PriceStanding | null } | null;
  stateName: string;
  importId: number;
  /** The row of its file that the published prices come from. */
  place: string;
}

/** 'Is my bill's line fair?': an amount against every published price that is like it. */
export function BillLine(props: BillLineProps) {
  const { address, asked, amounts } = props;
  const words = useWords().serviceDetails.bill;
  const isWrong = amounts.problems.includes("amount");
  return (
    <section className={css.section} aria-labelledby="bill">
      <h2 id="bill">{words.heading}</h2>
      {isWrong ? (
        <ErrorSummary id="bill-problem" errors={[{ fieldId: "amount", message: words.problem }]} />
      ) : null}
      {amounts.billDollars ? <Answer {...props} amount={amounts.billDollars} /> : null}
      <form action="/hospital_service_details" className={css.filter} noValidate>
        <KeptFields address={address} asked={asked} without={["amount"]} />
        <div className={css.filterField}>
          <TextField
            id="amount"
            name="amount"
            label={words.label}
            hint={words.hint}
            defaultValue={asked.amount}
            inputMode="decimal"
            autoComplete="off"
            error={isWrong ? words.problem : undefined}
          />
        </div>
        <SubmitButton rank="secondary">{words.check}</SubmitButton>
      </form>
    </section>
  );
}

type AnswerProps = BillLineProps & { amount: Dollars };

function Answer(props: AnswerProps) {
  const { amount, published, price, billed, stateName } = props;
  const words = useWords().serviceDetails.bill;
  const language = useLanguage();
  const bill = shortDollars(amount);
  const ofPayer = price.kind === "negotiated" && price.range ? { payer: price.payer, ...price.range } : null;
  const { grossDollars } = published;
  const isAboveList = grossDollars !== null && Number(amount) > Number(grossDollars);
  const rows = useRows(props);
  return (
    <>
      <p className={css.sentence}>
        {sayBillLine(language, amount, published, ofPayer) ?? say(language, words.nothing, { amount: bill })}
      </p>
      {isAboveList ? (
        <p>
          <Sentence
            of={words.aboveList}
            as={{ term: (text) => <GlossaryTerm term="Itemized bill">{text}</GlossaryTerm> }}
          />
        </p>
      ) : null}
      {billed?.gross?.quartiles ? (
        <div className={css.standing}>
          <PlaceStrip place={stateName} standing={billed.gross} price={grossDollars} billDollars={amount} />
          <p className={note}>{say(language, words.strip, { place: stateName })}</p>
        </div>
      ) : null}
      {billed?.cash?.heaps ? <p>{sayTwoHeapsIn(language, stateName, billed.cash.heaps)}</p> : null}
      {rows.length > 0 ? (
        <DataTable
          caption={say(language, words.caption, { amount: bill })}
          columns={
            [
              { heading: words.columns.published, cell: ({ name }) => name },
              { heading: words.columns.price, isNumber: true, cell: (row) => formatDollars(row.dollars) },
              {
                heading: say(language, words.columns.difference, { amount: bill }),
                isNumber: true,
                cell: ({ difference, above }) => (
                  <>
                    {difference}
                    {above ? <div className={note}>{above}</div> : null}
                  </>
                ),
              },
              { heading: words.columns.source, cell: ({ source }) => source },
            ] satisfies Column<Row>[]
          }
          rows={rows}
          keyOf={({ name }) => name}
        />
      ) : null}
    </>
  );
}

interface Row {
  name: string;
  dollars: Dollars;
  difference: string;
  /** How many hospitals' prices the amount is above; null: it is one hospital's price. */
  above: string | null;
  source: ReactNode;
}

/** Each price that the amount is compared with. */
function useRows({ amount, published, billed, stateName, importId, place }: AnswerProps): Row[] {
  const words = useWords().serviceDetails.bill;
  const language = useLanguage();
  const differenceTo = (dollars: Dollars): string => {
    const { differenceDollars } = weighAmount(amount, dollars);
    const size = Number(differenceDollars);
    const difference = formatDollars(absoluteDollars(differenceDollars));
    if (size === 0) return words.same;
    return say(language, size > 0 ? words.more : words.less, { difference });
  };
  const source = (
    <SourceLink importId={importId} place={place}>
      {words.hospitalSource}
    </SourceLink>
  );
  const here = (["gross", "cash", "lowest", "highest"] as const).flatMap((name) => {
    const dollars = published[`${name}Dollars`];
    if (dollars === null) return [];
    return [{ name: words.rows[name], dollars, difference: differenceTo(dollars), above: null, source }];
  });
  const ofState = (["gross", "cash"] as const).flatMap((kind) => {
    const standing = billed?.[kind];
    if (!standing?.quartiles) return [];
    const dollars = standing.quartiles.medianDollars;
    const values = { place: stateName, count: standing.count };
    return [
      {
        name: say(language, words.ofState[kind], values),
        dollars,
        difference: differenceTo(dollars),
        above: say(language, words.aboveOf, {
          lower: standing.ranks[0]?.lowerCount ?? 0,
          count: standing.count,
        }),
        source: words.stateSource,
      },
    ];
  });
  return [...here, ...ofState];
}
