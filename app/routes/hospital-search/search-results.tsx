import type { ReactNode } from "react";
import { ImplausiblePrices } from "#app/components/implausible-prices.tsx";
import { MedicareNote } from "#app/components/medicare-note.tsx";
import { firstOnPage, PagedPrices } from "#app/components/paged-prices.tsx";
import { PartsLinks } from "#app/components/parts-links.tsx";
import type { RowStanding } from "#app/components/price-row.tsx";
import { codeName, priceKindName, settingName } from "#app/components/price-words.ts";
import { SortForm } from "#app/components/sort-form.tsx";
import { TableDownloads } from "#app/components/table-downloads.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { WhereSearched } from "#app/components/where-searched.tsx";
import { foundPriceWords } from "#app/content/words/found-prices.ts";
import { implausiblePriceWords } from "#app/content/words/implausible-prices.ts";
import { medicareWords } from "#app/content/words/medicare.ts";
import { placeWords } from "#app/content/words/places.ts";
import { sayLevel } from "#app/content/words/say-found-prices.ts";
import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { DistanceRow } from "#app/domain/prices/search/distance-row.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { levelOnSpread, type PriceSpread, priceOnSpread } from "#app/domain/prices/search/price-spread.ts";
import { enoughHospitals, hasChosenRadius } from "#app/domain/prices/search/reach.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { quartileNumbers } from "#app/domain/statistics/price-quartiles.ts";
import { type StripScale, stripScale } from "#app/ui/charts/strip-scale.ts";
import type { DrawnPlan } from "#app/ui/map/point-plan.tsx";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ByDistance } from "./by-distance.tsx";
import * as css from "./hospital-search.css.ts";
import { OnlyWithFreeCare } from "./only-with-free-care.tsx";
import { PriceAnswer } from "./price-answer.tsx";
import { PriceMap } from "./price-map.tsx";
import { type SearchQuery, searchAddress } from "./search-query.ts";

interface SearchResultsProps {
  query: SearchQuery;
  service: ServiceItem;
  offered: ServiceItem[];
  prices: FoundWithSpread;
  place: Place | null;
  /** The same prices within other radiuses; null: there are none to compare. */
  byDistance: DistanceRow[] | null;
  /** The live part of the page. */
  region: string;
  /** null: the address asks for a page that is not there. */
  page: number | null;
  pageSize: number;
  /** Where was looked for hospitals, in sentences. */
  whereSearched: string[];
  /** In which settings hospitals price the service, the usual one first, and the one that is shown. */
  settings: { setting: PatientSetting; hospitalCount: number }[];
  setting: PatientSetting | "any";
  /** Prices that were left out, where they are asked for. */
  implausible: PriceResult[] | null;
  /** The list's hospitals on a map; null: none has a known place. */
  plan: DrawnPlan | null;
  /** What stands between the answer and the list. */
  children: ReactNode;
}

/** What one service costs: the answer, then each price with its hospital and where it stands. */
export function SearchResults({ query, service, offered, prices, page, ...rest }: SearchResultsProps) {
  const language = useLanguage();
  const { farther } = useWords(placeWords).reach;
  const implausibleWords = useWords(implausiblePriceWords);
  const words = useWords(foundPriceWords);
  const ofMedicare = useWords(medicareWords);
  const { total, hospitalCount, spread } = prices;
  const addressOf = (changed: Partial<SearchQuery>) => searchAddress({ ...query, ...changed });
  const scale = spread && stripScale(spread.pointsDollars.map((amount) => dollarsNumber(amount)));
  const isLimited = query.minPrice !== "" || query.maxPrice !== "";
  const isTold = spread === null || isLimited || prices.searched.withoutRate || !prices.isHospitalCountExact;
  const withoutPrice = isTold ? 0 : hospitalCount - spread.count;
  return (
    <section className={css.results} aria-labelledby="results">
      {total === 0 ? (
        <>
          <h1 id="results">
            {service.name} <span className={stack.note}>{codeName(service)}</span>
          </h1>
          <NothingWithin query={query} />
          <OnlyWithFreeCare query={query} />
        </>
      ) : (
        <>
          <PriceAnswer query={query} service={service} prices={prices} place={rest.place} scale={scale} />
          {rest.children}
          <SortForm
            address={addressOf({ sort: "lowestPrice", page: 1 })}
            region={rest.region}
            current={query.sort}
            words={words.sort}
          />
          <OnlyWithFreeCare query={query} />
          {isLimited ? (
            <p className={stack.note}>{say(language, words.answer.within, { count: total })}</p>
          ) : null}
          <div className={css.beside}>
            <div className={css.list}>
              <PagedPrices
                prices={prices}
                page={page}
                pageSize={rest.pageSize}
                words={words.list}
                service={service}
                isByRate={spread?.kind === "negotiated"}
                standingOf={spread && scale ? (found) => standingOf(language, found, spread, scale) : null}
                hrefOf={(page) => addressOf({ page })}
              />
            </div>
            {rest.plan ? (
              <PriceMap
                plan={rest.plan}
                results={prices.results}
                firstNumber={firstOnPage(page, rest.pageSize)}
                isByRate={spread?.kind === "negotiated"}
                placeLabel={rest.place && rest.place.kind !== "state" ? rest.place.label : null}
              />
            ) : null}
          </div>
          {spread?.quartiles || spread?.heaps ? (
            <p className={stack.note}>
              {[
                spread.quartiles ? words.levels : "",
                withoutPrice > 0 ? say(language, words.answer.withoutPrice, { count: withoutPrice }) : "",
              ]
                .filter((text) => text !== "")
                .join(" ")}
            </p>
          ) : null}
          {page === null ? null : <MedicareNote results={prices.results} words={ofMedicare} />}
          <WhereSearched
            sentences={rest.whereSearched}
            farther={
              hasChosenRadius(query) && hospitalCount < enoughHospitals
                ? { label: farther, href: addressOf({ radius: "", page: 1 }) }
                : null
            }
          />
          {rest.place && rest.byDistance ? (
            <ByDistance
              query={query}
              rows={rest.byDistance}
              placeLabel={rest.place.label}
              payer={prices.searched.payer ?? ""}
            />
          ) : null}
          <SettingLinks
            settings={rest.settings}
            chosen={rest.setting}
            hrefOf={(setting) => addressOf({ setting, page: 1 })}
          />
          <PartsLinks withParts={query.parts !== ""} hrefOf={(parts) => addressOf({ parts, page: 1 })} />
          <TableDownloads
            path="/hospital_search"
            query={searchAddress({ ...query, page: 1 }, "")}
            rowCount={prices.isTotalExact ? prices.total : null}
          />
        </>
      )}
      <ImplausiblePrices
        count={prices.implausibleCount}
        shown={rest.implausible}
        showHref={addressOf({ implausible: "show" })}
        hideHref={addressOf({ implausible: "" })}
        words={implausibleWords}
      />
      <OtherServices query={query} service={service} offered={offered} />
    </section>
  );
}

/** Where a price of the list stands among its like, or what makes it unlike them. */
function standingOf(
  language: Language,
  found: PriceResult,
  spread: PriceSpread,
  scale: StripScale,
): RowStanding {
  const price = priceOnSpread(found, spread);
  if (price !== null && spread.count === 1) return { unlike: "" };
  if (price !== null) {
    const numbers = spread.quartiles && quartileNumbers(spread.quartiles);
    const level = levelOnSpread(found, spread);
    return {
      price,
      scale,
      half: numbers && { from: numbers.p25, to: numbers.p75 },
      level: level && sayLevel(language, level),
    };
  }
  const { noRate, rateWithoutDollars } = foundPriceWords[language].list;
  const kind = found.priceKind ? priceKindName(found.priceKind) : "";
  if (spread.kind === "negotiated") {
    return { unlike: found.payerRate ? rateWithoutDollars : noRate[found.priceKind ?? "gross"] };
  }
  const differences = [
    found.priceKind === spread.kind ? "" : kind,
    found.billingClass === spread.billingClass || found.billingClass === "both" ? "" : found.billingClass,
    found.drugUnit === spread.drugUnit ? "" : found.drugUnit,
  ];
  return { unlike: differences.filter((text) => text !== "").join(", ") };
}

/** Inpatient and outpatient prices are unlike: a list shows those of one, unless its visitor asks for each. */
function SettingLinks({
  settings,
  chosen,
  hrefOf,
}: {
  settings: SearchResultsProps["settings"];
  chosen: SearchResultsProps["setting"];
  hrefOf: (setting: string) => string;
}) {
  if (settings.length < 2) return null;
  return (
    <ChoiceLinks
      label="Setting"
      choices={[
        ...settings.map(({ setting }, index) => ({
          label: settingName(setting),
          href: hrefOf(index === 0 ? "" : setting),
          isChosen: setting === chosen,
        })),
        { label: "Any", href: hrefOf("any"), isChosen: chosen === "any" },
      ]}
    />
  );
}

function OtherServices({
  query,
  service,
  offered,
}: Pick<SearchResultsProps, "query" | "service" | "offered">) {
  const others = offered.filter(
    ({ codeType, code }) => codeType !== service.codeType || code !== service.code,
  );
  if (others.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="others" data-screen>
      <h2 id="others">Did you mean another service?</h2>
      <ul className={stack.links}>
        {others.map((other) => (
          <li key={codeName(other)}>
            <a href={searchAddress({ ...query, codeType: other.codeType, code: other.code, page: 1 })}>
              {other.name}
            </a>{" "}
            <span className={stack.note}>{codeName(other)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The limits that leave nothing, each with the address without it. */
function NothingWithin({ query }: { query: SearchQuery }) {
  const ways = [
    { isSet: query.parts === "", label: "parts billed alone", without: { parts: "yes" } },
    { isSet: query.location, label: "any distance", without: { radius: "any" } },
    { isSet: query.minPrice || query.maxPrice, label: "any price", without: { minPrice: "", maxPrice: "" } },
    { isSet: query.plan, label: "any plan", without: { plan: "" } },
    { isSet: query.planKind, label: "commercial plans", without: { planKind: "" as const } },
    { isSet: query.payer, label: "any insurance", without: { payer: "", plan: "", planKind: "" as const } },
    { isSet: query.setting !== "any", label: "any setting", without: { setting: "any" } },
  ].filter(({ isSet }) => isSet);
  return (
    <>
      <p data-live-answer>No hospital publishes a price for this within your limits.</p>
      {ways.length > 0 ? (
        <ul className={stack.links}>
          {ways.map(({ label, without }) => (
            <li key={label}>
              <a href={searchAddress({ ...query, ...without, page: 1 })}>Search with {label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
