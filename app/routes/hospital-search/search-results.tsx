import type { ReactNode } from "react";
import { EmbedThis } from "#app/components/embed/embed-this.tsx";
import { NotLoadedHospitals } from "#app/components/hospitals/not-loaded-hospitals.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { codeName, priceKindName, settingName } from "#app/components/price-words.ts";
import { ImplausiblePrices } from "#app/components/prices/implausible-prices.tsx";
import { firstOnPage, PagedPrices } from "#app/components/prices/paged-prices.tsx";
import { PartsLinks } from "#app/components/prices/parts-links.tsx";
import type { RowStanding } from "#app/components/prices/price-row.tsx";
import { PriceStrip } from "#app/components/prices/price-strip.tsx";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { ServiceNote } from "#app/components/prices/service-note.tsx";
import { SortForm } from "#app/components/prices/sort-form.tsx";
import { WhereSearched } from "#app/components/search/where-searched.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayLevel, sayStrip, sayWhereFound } from "#app/content/words/say-found-prices.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { levelOnSpread, type PriceSpread, priceOnSpread } from "#app/domain/prices/search/price-spread.ts";
import { enoughHospitals, hasChosenRadius } from "#app/domain/prices/search/reach.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { AnswerCard } from "./answer-card.tsx";
import { ByDistance } from "./by-distance.tsx";
import * as css from "./hospital-search.css.ts";
import { HowCompared } from "./how-compared.tsx";
import { OnlySomeHospitals } from "./only-some-hospitals.tsx";
import { PlanKinds } from "./plan-kinds.tsx";
import { PriceMap } from "./price-map.tsx";
import { type SearchQuery, searchAddress } from "./search-query.ts";
import type { SearchedService } from "./view-search.ts";
import { WhatIsAssumed } from "./what-is-assumed.tsx";
import { WhatPricesAre } from "./what-prices-are.tsx";

interface SearchResultsProps {
  searched: SearchedService;
  /** The live part of the page. */
  region: string;
  /** The part between the answer and the list. */
  children: ReactNode;
}

/** What one service costs: the answer, what was assumed, then each price with its hospital, next to a map. */
export function SearchResults({ searched: view, region, children }: SearchResultsProps) {
  const { query, service, offered, prices, page, answer, place, pageSize } = view;
  const language = useLanguage();
  const { farther } = useWords().places.reach;
  const implausibleWords = useWords().implausiblePrices;
  const words = useWords().foundPrices;
  const { noRate, choice } = useWords().answer;
  const missing = useWords().missingPrices;
  const { notes } = useWords().serviceNotes;
  const { total, hospitalCount, spread, searched } = prices;
  const changed = (part: Partial<SearchQuery>) => searchAddress({ ...query, ...part });
  const scale = spread && stripScale(spread.pointsDollars.map((amount) => dollarsNumber(amount)));
  const strip = spread && scale && spread.count > 1 ? sayStrip(language, spread, scale) : null;
  const where = sayWhereFound(language, place, prices.reach);
  const isLimited = query.minPrice !== "" || query.maxPrice !== "";
  const isTold = spread === null || isLimited || searched.withoutRate || !prices.isHospitalCountExact;
  const withoutPrice = isTold ? 0 : hospitalCount - spread.count;
  const isByRate = spread?.kind === "negotiated";
  /** The card says where: nothing was widened, and nothing can be. */
  const isAsAsked = prices.reach?.narrower === null && hospitalCount >= enoughHospitals;
  const firstNumber = firstOnPage(page, pageSize);
  return (
    <section className={css.results} aria-labelledby="results">
      <AnswerCard {...view}>
        <ServiceNote service={service} words={notes} />
        {query.payer && !searched.payer && answer.kind !== "covered" ? (
          <p>{say(language, noRate, { where, payer: query.payer })}</p>
        ) : null}
        <PlanKinds query={query} prices={prices} answer={answer} plans={view.payerPlans} />
        {spread && answer.priceKind !== null ? (
          <div className={css.onWide}>
            <WhatPricesAre spread={spread} prices={prices} />
          </div>
        ) : null}
        {spread === null && total > 0 ? (
          <p data-live-answer>{say(language, words.answer.unlike, { count: total, where })}</p>
        ) : null}
      </AnswerCard>
      <WhatIsAssumed
        query={query}
        service={service}
        answer={answer}
        question={view.question}
        foundPlace={view.foundPlace}
      />
      {children}
      <OnlySomeHospitals query={query} />
      {total === 0 ? (
        <WaysToMore query={query} />
      ) : (
        <>
          {isLimited ? (
            <p className={stack.note}>{say(language, words.answer.within, { count: total })}</p>
          ) : null}
          <div className={css.beside}>
            <div className={css.list}>
              <div className={css.sort}>
                <SortForm
                  address={changed({ sort: "lowestPrice", page: 1 })}
                  region={region}
                  current={query.sort}
                  words={words.sort}
                />
              </div>
              <PagedPrices
                prices={prices}
                page={page}
                pageSize={pageSize}
                words={words.list}
                service={service}
                isByRate={isByRate}
                standingOf={spread ? (found) => standingOf(language, found, spread) : null}
                hrefOf={(page) => changed({ page })}
              />
            </div>
            {view.plan ? (
              <PriceMap
                plan={view.plan}
                prices={prices}
                firstNumber={firstNumber}
                isByRate={isByRate}
                placeLabel={place && place.kind !== "state" ? place.label : null}
              />
            ) : null}
          </div>
          <WhereSearched
            sentences={isAsAsked ? [] : view.whereSearched}
            farther={
              hasChosenRadius(query) && hospitalCount < enoughHospitals
                ? { label: farther, href: changed({ radius: "", page: 1 }) }
                : null
            }
          />
          {spread && scale && strip ? (
            <PriceStrip
              service={service}
              spread={spread}
              scale={scale}
              texts={{ ...strip, note: "", beyond: "" }}
            />
          ) : null}
        </>
      )}
      {place && place.kind !== "state" && answer.kind !== "covered" && !isByRate ? (
        <p>
          <Sentence
            of={choice.freeCare}
            values={{ place: place.label }}
            as={{ care: (text) => <a href={addressOf("/assistance", { near: query.location })}>{text}</a> }}
          />
        </p>
      ) : null}
      <NotLoadedHospitals
        hospitals={answer.notLoaded}
        isOpen={answer.kind === "not-loaded" && total === 0}
        words={missing.list}
      />
      {total === 0 ? null : (
        <>
          {place && view.byDistance ? (
            <ByDistance
              query={query}
              rows={view.byDistance}
              placeLabel={place.label}
              payer={searched.payer ?? ""}
            />
          ) : null}
          <HowCompared
            prices={prices}
            withDoctor={answer.withDoctor}
            counting={strip?.note ?? ""}
            withoutPrice={withoutPrice}
            where={isAsAsked ? view.whereSearched.join(" ") : ""}
          />
          <SettingLinks
            settings={view.settings}
            chosen={view.setting}
            hrefOf={(setting) => changed({ setting, page: 1 })}
          />
          <PartsLinks withParts={query.parts !== ""} hrefOf={(parts) => changed({ parts, page: 1 })} />
          <TableDownloads
            path="/hospital_search"
            query={searchAddress({ ...query, page: 1 }, "")}
            rowCount={prices.isTotalExact ? prices.total : null}
          />
          <EmbedThis
            name="search"
            search={searchAddress({ ...query, asked: "", page: 1 }, "")}
            title={`${serviceNameIn(language, service)}, ${codeName(service)}`}
          />
        </>
      )}
      <ImplausiblePrices
        count={prices.implausibleCount}
        shown={view.implausible}
        showHref={changed({ implausible: "show" })}
        hideHref={changed({ implausible: "" })}
        words={implausibleWords}
      />
      <OtherServices query={query} service={service} offered={offered} />
    </section>
  );
}

/** A listed price's place among comparable prices, or why it isn't comparable. */
function standingOf(language: Language, found: PriceResult, spread: PriceSpread): RowStanding {
  if (priceOnSpread(found, spread) !== null) {
    const level = levelOnSpread(found, spread);
    return { level: level && sayLevel(language, level) };
  }
  const { noRate, rateWithoutDollars } = wordsIn(language).foundPrices.list;
  const { billingClasses } = wordsIn(language).priceNames;
  const kind = found.priceKind ? priceKindName(language, found.priceKind) : "";
  if (spread.kind === "negotiated") {
    return { unlike: found.payerRate ? rateWithoutDollars : noRate[found.priceKind ?? "gross"] };
  }
  const differences = [
    found.priceKind === spread.kind ? "" : kind,
    found.billingClass === spread.billingClass || found.billingClass === "both"
      ? ""
      : nameOf(billingClasses, found.billingClass),
    found.drugUnit === spread.drugUnit ? "" : found.drugUnit,
  ];
  return { unlike: differences.filter((text) => text !== "").join(", ") };
}

/** Inpatient and outpatient prices aren't comparable: a list shows those of one, unless its visitor asks for each. */
function SettingLinks({
  settings,
  chosen,
  hrefOf,
}: {
  settings: SearchedService["settings"];
  chosen: SearchedService["setting"];
  hrefOf: (setting: string) => string;
}) {
  const language = useLanguage();
  const words = useWords().serviceSearch;
  if (settings.length < 2) return null;
  return (
    <ChoiceLinks
      label={words.searchResults.setting}
      choices={[
        ...settings.map(({ setting }, index) => ({
          label: settingName(language, setting),
          href: hrefOf(index === 0 ? "" : setting),
          isChosen: setting === chosen,
        })),
        { label: words.searchResults.any, href: hrefOf("any"), isChosen: chosen === "any" },
      ]}
    />
  );
}

function OtherServices({ query, service, offered }: Pick<SearchedService, "query" | "service" | "offered">) {
  const words = useWords().serviceSearch;
  const others = offered.filter(
    ({ codeType, code }) => codeType !== service.codeType || code !== service.code,
  );
  if (others.length === 0) return null;
  return (
    <details className={stack.details} data-screen>
      <summary className={stack.summary}>{words.searchResults.didYouMean}</summary>
      <ul className={stack.links}>
        {others.map((other) => (
          <li key={codeName(other)}>
            <a href={searchAddress({ ...query, codeType: other.codeType, code: other.code, page: 1 })}>
              <ServiceName of={other} />
            </a>{" "}
            <span className={stack.note}>{codeName(other)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The limits that leave nothing, each with the address without it. */
function WaysToMore({ query }: { query: SearchQuery }) {
  const words = useWords().serviceSearch;
  const language = useLanguage();
  const { nothingWithin } = useWords().answer;
  const ways = [
    { isSet: query.parts === "", label: words.searchResults.parts, without: { parts: "yes" } },
    { isSet: query.location, label: words.searchResults.anyDistance, without: { radius: "any" } },
    {
      isSet: query.minPrice || query.maxPrice,
      label: words.searchResults.anyPrice,
      without: { minPrice: "", maxPrice: "" },
    },
    { isSet: query.stars, label: words.searchResults.anyRating, without: { stars: "" } },
    { isSet: query.birthing, label: words.searchResults.anyForBirth, without: { birthing: "" as const } },
    {
      isSet: query.assistance,
      label: words.searchResults.anyAssistance,
      without: { assistance: "" as const },
    },
    { isSet: query.plan, label: words.searchResults.anyPlan, without: { plan: "" } },
    { isSet: query.planKind, label: words.searchResults.commercialPlans, without: { planKind: "" as const } },
    {
      isSet: query.payer,
      label: words.searchResults.anyInsurance,
      without: { payer: "", plan: "", planKind: "" as const },
    },
    { isSet: query.setting !== "any", label: words.searchResults.anySetting, without: { setting: "any" } },
  ].filter(({ isSet }) => isSet);
  return (
    <>
      <p>{nothingWithin}</p>
      <ul className={stack.links}>
        {ways.map(({ label, without }) => (
          <li key={label}>
            <a href={searchAddress({ ...query, ...without, page: 1 })}>
              {say(language, words.searchResults.searchWith, { label })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
