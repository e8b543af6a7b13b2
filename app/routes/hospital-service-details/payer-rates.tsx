import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { PlaceLink, useKeepPlace } from "#app/components/page/kept-place.tsx";
import { formatConditions } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { isPlaceholderAmount } from "#app/domain/charges/placeholder-amount.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { MIN_CLAIMS } from "#app/domain/mrf/valid-values.ts";
import type { ServiceRate } from "#app/domain/prices/rates/service-rate.server.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { FoundServicePage } from "./find-service-page.server.ts";
import { rateColumns } from "./rate-columns.tsx";
import { RatesStrip } from "./rates-strip.tsx";
import * as css from "./service-details.css.ts";
import { type ServiceAddress, serviceAddress } from "./service-query.ts";

interface PayerRatesProps {
  address: ServiceAddress;
  found: Pick<FoundServicePage, "hospital" | "chosen" | "rates" | "plans" | "published" | "asked">;
}

/** What each payer's plan agreed to pay, and what was actually allowed where the hospital says so. */
export function PayerRates({ address, found }: PayerRatesProps) {
  const words = useWords().serviceDetails;
  const language = useLanguage();
  const keep = useKeepPlace();
  const { hospital, chosen, plans, published } = found;
  const { payers, payer, rates, total, page, pageCount } = found.rates;
  const planKind = found.asked.plan_kind;
  const charges = say(language, wordsIn(language).counts.negotiatedCharge, { count: total });
  return (
    <section className={css.section} aria-labelledby="payers">
      <h2 id="payers">{words.payerRates.heading}</h2>
      {payers.length === 0 ? (
        <p>
          {hospital.negotiatedChargeCount === 0
            ? words.payerRates.none
            : say(language, words.payerRates.noneOfLine, {
                likenessText: formatConditions(language, chosen),
              })}
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
          <RatesStrip plans={plans} cashDollars={published.cashDollars} />
          <FoundRates address={address} found={found} />
          {page === null ? null : (
            <p className={note}>
              <Sentence
                of={words.payerRates.counted}
                values={{
                  charges: payer ? say(language, words.payerRates.withPayer, { charges, payer }) : charges,
                  page: pageCount > 1 ? say(language, words.payerRates.pageOf, { page, pageCount }) : "",
                }}
                as={{ report: (text) => <a href={`/price-files/${hospital.importId}`}>{text}</a> }}
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

function FoundRates({ address, found }: PayerRatesProps) {
  const { hospital, chosen, published } = found;
  const { payer, rates, page, pageCount } = found.rates;
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
        {say(language, words.payerRates.noSuchPage, {
          pages: say(language, wordsIn(language).counts.page, { count: pageCount }),
        })}{" "}
        {everyPayer}
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
              {say(language, wordsIn(language).counts.plan, { count: plans.length })}
              {rangeText(language, plans)}
            </span>
          </summary>
          <div className={css.plans}>
            <DataTable
              caption={say(language, words.payerRates.caption, {
                name,
                likenessText: formatConditions(language, chosen),
              })}
              columns={rateColumns(language, hospital.importId, published.grossDollars)}
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
  const isFew = rates.some(({ claimCount }) => claimCount === MIN_CLAIMS);
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

function rangeText(language: Language, plans: ServiceRate[]): string {
  const rates = plans
    .flatMap(({ negotiatedDollars: rate }) => (rate === null || isPlaceholderAmount(rate) ? [] : [rate]))
    .sort((a, b) => Number(a) - Number(b));
  const [least, most] = [rates[0], rates.at(-1)];
  const { noAmount, range } = wordsIn(language).serviceDetails.payerRates;
  if (least === undefined || most === undefined) return `, ${noAmount}`;
  const [from, to] = [formatDollars(least), formatDollars(most)];
  return Number(least) === Number(most) ? `, ${from}` : `, ${say(language, range, { from, to })}`;
}
