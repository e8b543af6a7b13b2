import type { ReactNode } from "react";
import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { codeName } from "#app/components/price-words.ts";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayModifier } from "#app/content/words/say-modifier.ts";
import { sayTwoHeaps } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { planToAsk } from "#app/domain/accounts/own-plan.ts";
import type { OwnPrice } from "#app/domain/audits/line-price-context.ts";
import { surelyReadUnits } from "#app/domain/audits/surely-read-units.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { billedServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { saySourcePlace } from "#app/domain/prices/say-source-place.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { OwnPlanNote } from "../plan/own-plan.tsx";
import * as css from "./evidence-lines.css.ts";
import { type NegotiateQuery, negotiateParameters } from "./negotiate-query.ts";
import type { ViewedLine, ViewedNegotiation } from "./view-negotiation.server.ts";

interface EvidenceLinesProps {
  negotiation: ViewedNegotiation;
  query: NegotiateQuery;
}

/** Each line of the bill next to its published prices, with their source. */
export function EvidenceLines({ negotiation, query }: EvidenceLinesProps) {
  const { evidence: words } = useWords().negotiation;
  const language = useLanguage();
  const address = useAccountAddress();
  const { hospital, plan, lines, firstLine, lineCount, page, pageCount, withoutAmountCount } = negotiation;
  const hrefOf = (shown: number) => address("/account/negotiate", negotiateParameters(query, shown));
  const columns: Column<ViewedLine>[] = [
    { heading: words.columns.service, cell: (line) => <Service {...{ line, hospital, plan }} /> },
    { heading: words.columns.billed, isNumber: true, cell: (line) => <Billed line={line} /> },
    { heading: words.columns.published, cell: (line) => <Published line={line} hospital={hospital} /> },
  ];
  return (
    <section className={stack.part} aria-labelledby="evidence">
      <h2 id="evidence">{words.heading}</h2>
      {hospital === null && lineCount > 0 ? <p>{words.noHospital}</p> : null}
      {withoutAmountCount > 0 ? (
        <p>{say(language, words.withoutAmount, { count: withoutAmountCount })}</p>
      ) : null}
      {page === null ? (
        <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
      ) : lineCount === 0 ? (
        <p>{words.noLines}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          {hospital ? <OwnPlanNote plan={plan} /> : null}
          <DataTable
            caption={say(language, words.caption, {
              first: firstLine,
              last: firstLine + lines.length - 1,
              count: lineCount,
            })}
            columns={columns}
            rows={lines}
            keyOf={({ number }) => number}
          />
        </>
      )}
      <Pagination label={words.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </section>
  );
}

/** What it is for, with a way to the hospital's own price of it. */
function Service({
  line,
  hospital,
  plan,
}: { line: ViewedLine } & Pick<ViewedNegotiation, "hospital" | "plan">) {
  const { evidence: words } = useWords().negotiation;
  const language = useLanguage();
  const { serviceCode, description, modifiers } = line.line;
  const { own } = line.prices;
  return (
    <>
      {line.plainName ?? description ?? words.unknown}
      {serviceCode === null ? null : (
        <div className={stack.note}>
          {hospital && own ? (
            <a
              href={billedServicePath(hospital, serviceCode, {
                chargeNo: own.chargeNo,
                amount: null,
                plan: planToAsk(plan),
              })}
            >
              {codeName(serviceCode)}
            </a>
          ) : (
            codeName(serviceCode)
          )}
        </div>
      )}
      {modifiers.map((modifier) => (
        <Note key={modifier}>{sayModifier(language, modifier)}</Note>
      ))}
    </>
  );
}

function Billed({ line: { line, published } }: { line: ViewedLine }) {
  const { evidence: words } = useWords().negotiation;
  const language = useLanguage();
  const { amountCents } = line;
  const units = surelyReadUnits(line);
  return (
    <>
      {formatDollars(dollarsOfCents(amountCents))}
      {units === null && Object.keys(published).length > 0 ? <Note>{words.unitsUnknown}</Note> : null}
      {units === null || units === 1 ? null : <Note>{say(language, words.units, { count: units })}</Note>}
    </>
  );
}

/** All published prices for a line, each with its place. */
function Published({ line: viewed, hospital }: { line: ViewedLine } & Pick<ViewedNegotiation, "hospital">) {
  const { evidence: words } = useWords().negotiation;
  const { noMiddle } = useWords().twoHeaps;
  const language = useLanguage();
  const { line, prices, published, lowestRate, isOfOneUnit } = viewed;
  const { own, state, stateHeaps, medicare } = prices;
  if (Object.keys(published).length === 0 && stateHeaps === null) return words.none;
  const cents = (amount: number) => formatDollars(dollarsOfCents(amount));
  const { cash, negotiated, "state-p25": p25, "state-median": median, "state-p75": p75 } = published;
  const isBand = state && p25 !== undefined && median !== undefined && p75 !== undefined;
  const listed = (
    <dl className={css.published}>
      {own && cash !== undefined ? (
        <Amount name={words.names.cash} amount={cents(cash)}>
          <Each unitCents={own.cashCents} units={line.units} />
          <Source own={own} place={own.place} />
        </Amount>
      ) : null}
      {own && lowestRate && negotiated !== undefined ? (
        <Amount name={words.names.negotiated} amount={cents(negotiated)}>
          {say(language, words.payer, { payer: lowestRate.payer, plan: lowestRate.plan })}{" "}
          {lowestRate.isForCase ? words.forCase : <Each unitCents={lowestRate.cents} units={line.units} />}{" "}
          <Source own={own} place={lowestRate.place} />
        </Amount>
      ) : null}
      {isBand && hospital ? (
        <Amount
          name={say(language, words.names.state, {
            state: nameOf(wordsIn(language).stateNames, hospital.state),
          })}
          amount={cents(median)}
        >
          {say(language, words.band, {
            from: cents(p25),
            to: cents(p75),
            hospitalCount: state.hospitalCount,
          })}
        </Amount>
      ) : null}
      {stateHeaps && hospital ? (
        <Amount
          name={say(language, words.names.state, {
            state: nameOf(wordsIn(language).stateNames, hospital.state),
          })}
          amount={noMiddle}
        >
          {sayTwoHeaps(language, stateHeaps.heaps)}
        </Amount>
      ) : null}
      {medicare && published.medicare !== undefined ? (
        <Amount name={words.names.medicare} amount={cents(published.medicare)}>
          <Each unitCents={medicare.amountCents} units={line.units} />
          {say(language, words.medicare[medicare.schedule], { edition: medicare.edition })}
        </Amount>
      ) : null}
    </dl>
  );
  return isOfOneUnit && Object.keys(published).length > 0 ? (
    <>
      <Note>{words.ofOneUnit}</Note>
      {listed}
    </>
  ) : (
    listed
  );
}

interface AmountProps {
  name: string;
  amount: string;
  /** Its place. */
  children: ReactNode;
}

function Amount({ name, amount, children }: AmountProps) {
  return (
    <div className={css.entry}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.amount}>{amount}</dd>
      <dd className={css.where}>{children}</dd>
    </div>
  );
}

/** What one of several units is; of one it is the amount itself. */
function Each({ unitCents, units }: { unitCents: number | null; units: number | null }) {
  const { evidence: words } = useWords().negotiation;
  const language = useLanguage();
  if (unitCents === null || units === null || units === 1) return null;
  const amount = formatDollars(dollarsOfE4(Math.round(unitCents * 100)));
  return <>{say(language, words.each, { amount })} </>;
}

/** The row of the hospital's file. */
function Source({ own: { importId, fileDate }, place }: { own: OwnPrice; place: string }) {
  const language = useLanguage();
  const { negotiation, priceNames } = useWords();
  const { evidence: words } = negotiation;
  const named = saySourcePlace(language, priceNames, place);
  const as = {
    source: (text: string) => (
      <SourceLink importId={importId} place={place}>
        {text}
      </SourceLink>
    ),
  };
  return fileDate === null ? (
    <Sentence of={words.sourceUndated} values={{ place: named }} as={as} />
  ) : (
    <Sentence of={words.source} values={{ place: named, date: formatDate(language, fileDate) }} as={as} />
  );
}

function Note({ children }: { children: ReactNode }) {
  return <div className={stack.note}>{children}</div>;
}
