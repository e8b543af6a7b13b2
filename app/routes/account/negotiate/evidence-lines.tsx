import type { ReactNode } from "react";
import { NoSuchPage } from "#app/components/no-such-page.tsx";
import { codeName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { negotiationWords } from "#app/content/words/negotiation.ts";
import { sayModifier } from "#app/content/words/say-modifier.ts";
import type { OwnPrice } from "#app/domain/audits/line-price-context.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { billedServicePath } from "#app/domain/hospitals/hospital-link.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { useAccountAddress } from "../account-address.ts";
import * as css from "./evidence-lines.css.ts";
import { type NegotiateQuery, negotiateParameters } from "./negotiate-query.ts";
import type { ViewedLine, ViewedNegotiation } from "./view-negotiation.server.ts";

interface EvidenceLinesProps {
  negotiation: ViewedNegotiation;
  query: NegotiateQuery;
}

/** Each line of the bill beside what is published for it, with where that stands. */
export function EvidenceLines({ negotiation, query }: EvidenceLinesProps) {
  const { evidence: words } = useWords(negotiationWords);
  const language = useLanguage();
  const address = useAccountAddress();
  const { hospital, lines, firstLine, lineCount, page, pageCount, withoutAmountCount } = negotiation;
  const hrefOf = (shown: number) => address("/account/negotiate", negotiateParameters(query, shown));
  const state = hospital ? (US_STATES.get(hospital.state) ?? hospital.state) : words.stateUnknown;
  const columns: Column<ViewedLine>[] = [
    { heading: words.columns.service, cell: (line) => <Service line={line} hospital={hospital} /> },
    { heading: words.columns.billed, isNumber: true, cell: (line) => <Billed line={line} /> },
    { heading: words.columns.cash, isNumber: true, cell: (line) => <Cash line={line} /> },
    { heading: words.columns.negotiated, isNumber: true, cell: (line) => <Negotiated line={line} /> },
    {
      heading: say(language, words.columns.state, { state }),
      isNumber: true,
      cell: (line) => <Band line={line} />,
    },
    { heading: words.columns.medicare, isNumber: true, cell: (line) => <Medicare line={line} /> },
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
function Service({ line, hospital }: { line: ViewedLine } & Pick<ViewedNegotiation, "hospital">) {
  const { evidence: words } = useWords(negotiationWords);
  const language = useLanguage();
  const { serviceCode, description, modifiers } = line.line;
  const { own } = line.prices;
  return (
    <>
      {line.plainName ?? description ?? words.unknown}
      {serviceCode === null ? null : (
        <div className={css.note}>
          {hospital && own ? (
            <a href={billedServicePath(hospital, serviceCode, { chargeNo: own.chargeNo, amount: null })}>
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

function Billed({ line: { line } }: { line: ViewedLine }) {
  const { evidence: words } = useWords(negotiationWords);
  const language = useLanguage();
  const { amountCents, units } = line;
  return (
    <>
      {formatDollars(dollarsOfCents(amountCents))}
      {units === null || units === 1 ? null : <Note>{say(language, words.units, { count: units })}</Note>}
    </>
  );
}

function Cash({ line: { line, prices, published } }: { line: ViewedLine }) {
  if (published.cash === undefined || !prices.own) return <None />;
  const { cashCents, place } = prices.own;
  return (
    <Published cents={published.cash} unitCents={cashCents} units={line.units}>
      <Source own={prices.own} place={place} />
    </Published>
  );
}

function Negotiated({ line: { line, prices, published, lowestRate } }: { line: ViewedLine }) {
  const { evidence: words } = useWords(negotiationWords);
  const language = useLanguage();
  if (published.negotiated === undefined || !lowestRate || !prices.own) return <None />;
  const { payer, plan, isForCase, cents, place } = lowestRate;
  return (
    <Published cents={published.negotiated} unitCents={cents} units={line.units}>
      <Note>{say(language, words.payer, { payer, plan })}</Note>
      {isForCase ? <Note>{words.forCase}</Note> : null}
      <Source own={prices.own} place={place} />
    </Published>
  );
}

function Band({ line: { prices, published } }: { line: ViewedLine }) {
  const { evidence: words } = useWords(negotiationWords);
  const language = useLanguage();
  const { "state-p25": p25, "state-median": median, "state-p75": p75 } = published;
  if (!prices.state || p25 === undefined || median === undefined || p75 === undefined) return <None />;
  const { hospitalCount } = prices.state;
  const band = { from: formatDollars(dollarsOfCents(p25)), to: formatDollars(dollarsOfCents(p75)) };
  const amount = formatDollars(dollarsOfCents(median));
  return (
    <>
      {say(language, words.band, band)}
      <Note>{say(language, words.bandMiddle, { amount, hospitalCount })}</Note>
    </>
  );
}

function Medicare({ line: { line, prices, published } }: { line: ViewedLine }) {
  const { evidence: words } = useWords(negotiationWords);
  const language = useLanguage();
  if (published.medicare === undefined || !prices.medicare) return <None />;
  const { schedule, edition, amountCents } = prices.medicare;
  return (
    <Published cents={published.medicare} unitCents={amountCents} units={line.units}>
      <Note>{say(language, words.medicare[schedule], { edition })}</Note>
    </Published>
  );
}

interface PublishedProps {
  /** Of all units. */
  cents: number;
  unitCents: number | null;
  units: number | null;
  children: ReactNode;
}

function Published({ cents, unitCents, units, children }: PublishedProps) {
  const { evidence: words } = useWords(negotiationWords);
  const language = useLanguage();
  return (
    <>
      {formatDollars(dollarsOfCents(cents))}
      {unitCents === null || units === null || units === 1 ? null : (
        <Note>
          {say(language, words.each, { amount: formatDollars(dollarsOfE4(Math.round(unitCents * 100))) })}
        </Note>
      )}
      {children}
    </>
  );
}

/** The row of the hospital's file. */
function Source({ own: { importId, fileDate }, place }: { own: OwnPrice; place: string }) {
  const { evidence: words } = useWords(negotiationWords);
  const as = { source: (text: string) => <a href={`/price-files/${importId}`}>{text}</a> };
  return (
    <Note>
      {fileDate === null ? (
        <Sentence of={words.sourceUndated} values={{ place }} as={as} />
      ) : (
        <Sentence of={words.source} values={{ place, date: formatDate(fileDate) }} as={as} />
      )}
    </Note>
  );
}

function None() {
  const { evidence: words } = useWords(negotiationWords);
  return <span className={css.note}>{words.none}</span>;
}

function Note({ children }: { children: ReactNode }) {
  return <div className={css.note}>{children}</div>;
}
