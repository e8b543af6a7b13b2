import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { PlaceLink, useKeepPlace } from "#app/components/page/kept-place.tsx";
import { countOf, formatConditions } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { isPlaceholderAmount } from "#app/domain/charges/placeholder-amount.ts";
import { say } from "#app/domain/language/say.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { PlanAmount } from "#app/domain/prices/rates/list-plan-amounts.server.ts";
import type { ServiceRate } from "#app/domain/prices/rates/service-rate.server.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { ChargeLine } from "./charge-price.ts";
import { rateColumns } from "./rate-columns.tsx";
import { RatesStrip } from "./rates-strip.tsx";
import * as css from "./service-details.css.ts";
import { type ServiceAddress, serviceAddress } from "./service-query.ts";

interface PayerRatesProps {
  address: ServiceAddress;
  chosen: ChargeLine;
  /** All payers of the line, for the filter. */
  payers: string[];
  payer: string;
  /** That the address names, kept from page to page. */
  planKind: PlanKind | "";
  /** Those of the page, of `total` that fit the filter. */
  rates: ServiceRate[];
  total: number;
  /** null: the address asks for a page that there is not. */
  page: number | null;
  pageCount: number;
  /** The same, of all pages and payers. */
  plans: PlanAmount[];
  cashDollars: Dollars | null;
  grossDollars: Dollars | null;
  importId: number;
  /** How many negotiated charges the hospital's file has in all. */
  hospitalRateCount: number;
}

/** What each payer's plan agreed to pay, and what was actually allowed where the hospital says so. */
export function PayerRates(props: PayerRatesProps) {
  const words = useWords().serviceDetails;
  const language = useLanguage();
  const keep = useKeepPlace();
  const {
    address,
    chosen,
    payers,
    payer,
    rates,
    total,
    page,
    pageCount,
    importId,
    hospitalRateCount,
    planKind,
  } = props;
  const charges = countOf(total, "negotiated charge");
  return (
    <section className={css.section} aria-labelledby="payers">
      <h2 id="payers">{words.payerRates.heading}</h2>
      {payers.length === 0 ? (
        <p>
          {hospitalRateCount === 0
            ? words.payerRates.none
            : say(language, words.payerRates.noneOfLine, { likenessText: formatConditions(chosen) })}
        </p>
      ) : (
        <>
          <p>
            <Sentence
              of={words.payerRates.meaning}
              as={{
                negotiated: (text) => (
                  <GlossaryTerm term="Payer-specific negotiated charge">{text}</GlossaryTerm>
                ),
                allowed: (text) => <GlossaryTerm term="Allowed amount">{text}</GlossaryTerm>,
              }}
            />
          </p>
          <RatesStrip plans={props.plans} cashDollars={props.cashDollars} />
          <FoundRates {...props} />
          {page === null ? null : (
            <p className={note}>
              <Sentence
                of={words.payerRates.counted}
                values={{
                  charges: payer ? say(language, words.payerRates.withPayer, { charges, payer }) : charges,
                  page: pageCount > 1 ? say(language, words.payerRates.pageOf, { page, pageCount }) : "",
                }}
                as={{ report: (text) => <a href={`/price-files/${importId}`}>{text}</a> }}
              />
            </p>
          )}
          <Pagination
            label={words.payerRates.pages}
            page={page}
            pageCount={pageCount}
            hrefOf={(page) =>
              keep(
                `${serviceAddress(address, { line: chosen.chargeNo, payer, page, ...(planKind ? { planKind } : {}) })}#payers`,
              )
            }
          />
          <AboutRates rates={rates} />
        </>
      )}
    </section>
  );
}

function FoundRates({ address, chosen, payer, rates, page, pageCount, importId, ...rest }: PayerRatesProps) {
  const language = useLanguage();
  const words = useWords().serviceDetails;
  const everyPayer = (
    <PlaceLink href={`${serviceAddress(address, { line: chosen.chargeNo })}#payers`}>
      {words.payerRates.allPayers}
    </PlaceLink>
  );
  if (page === null) {
    return (
      <p>
        {say(language, words.payerRates.noSuchPage, { pages: countOf(pageCount, "page") })} {everyPayer}
      </p>
    );
  }
  if (rates.length === 0) {
    return (
      <p>
        {say(language, words.payerRates.noneOfPayer, { payer })} {everyPayer}
      </p>
    );
  }
  const groups = groupByPayer(rates);
  return (
    <div>
      {[...groups].map(([name, plans]) => (
        <details key={name} className={css.payer} open={groups.size <= 3}>
          <summary className={css.payerSummary}>
            <span className={css.payerName}>{name}</span>{" "}
            <span className={css.payerRange}>
              {countOf(plans.length, "plan")}
              {rangeText(plans)}
            </span>
          </summary>
          <div className={css.plans}>
            <DataTable
              caption={say(language, words.payerRates.caption, {
                name,
                likenessText: formatConditions(chosen),
              })}
              columns={rateColumns(language, importId, rest.grossDollars)}
              rows={plans.map((plan, no) => ({ ...plan, no }))}
              keyOf={({ no }) => no}
            />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Said once, where a rate of the page needs it. */
function AboutRates({ rates }: { rates: ServiceRate[] }) {
  const words = useWords().serviceDetails;
  const isByShare = rates.some(({ percentage }) => percentage !== null);
  const isFew = rates.some(({ claimCount }) => claimCount === "1 through 10");
  if (!isByShare && !isFew) return null;
  return (
    <p className={note}>
      {isByShare ? `${words.payerRates.aboutPercent} ` : ""}
      {isFew ? words.payerRates.aboutFew : ""}
    </p>
  );
}

/** In the order in which each payer comes first. */
function groupByPayer(rates: ServiceRate[]): Map<string, ServiceRate[]> {
  const groups = new Map<string, ServiceRate[]>();
  for (const rate of rates) groups.set(rate.payer, [...(groups.get(rate.payer) ?? []), rate]);
  return groups;
}

function rangeText(plans: ServiceRate[]): string {
  const rates = plans
    .flatMap(({ negotiatedDollars: rate }) => (rate === null || isPlaceholderAmount(rate) ? [] : [rate]))
    .sort((a, b) => Number(a) - Number(b));
  const [least, most] = [rates[0], rates.at(-1)];
  if (least === undefined || most === undefined) return ", no amount in dollars";
  const [from, to] = [formatDollars(least), formatDollars(most)];
  return Number(least) === Number(most) ? `, ${from}` : `, ${from} to ${to}`;
}
