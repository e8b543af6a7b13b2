import { GlossaryTerm } from "#app/components/glossary-term.tsx";
import { ImplausiblePrices } from "#app/components/implausible-prices.tsx";
import { PagedPrices } from "#app/components/paged-prices.tsx";
import { PartsLinks } from "#app/components/parts-links.tsx";
import { atLeast, codeName, countOf, priceKindName, settingName } from "#app/components/price-words.ts";
import { SortLinks } from "#app/components/sort-links.tsx";
import { TableDownloads } from "#app/components/table-downloads.tsx";
import { useWords } from "#app/components/use-words.ts";
import { WhereSearched } from "#app/components/where-searched.tsx";
import { implausiblePriceWords } from "#app/content/words/implausible-prices.ts";
import { placeWords } from "#app/content/words/places.ts";
import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { FoundPrices, PriceRange, PriceResult } from "#app/domain/prices/price-query.ts";
import { enoughHospitals, hasChosenRadius } from "#app/domain/prices/reach.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

interface SearchResultsProps {
  query: SearchQuery;
  service: ServiceItem;
  offered: ServiceItem[];
  prices: FoundPrices;
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
}

/** What one service costs: the range first, then each price with its hospital and distance. */
export function SearchResults({ query, service, offered, prices, page, ...rest }: SearchResultsProps) {
  const { farther } = useWords(placeWords).reach;
  const implausibleWords = useWords(implausiblePriceWords);
  const { total, priceRange, hospitalCount } = prices;
  const addressOf = (changed: Partial<SearchQuery>) => searchAddress({ ...query, ...changed });
  return (
    <section className={stack.part} aria-labelledby="results">
      <h2 id="results">
        {service.name} <span className={stack.note}>{codeName(service)}</span>
      </h2>
      {total === 0 ? (
        <NothingWithin query={query} />
      ) : (
        <>
          <p className={stack.answer} role="status">
            {priceRange && !query.parts ? (
              <span className={stack.figure}>
                {Number(priceRange.lowestDollars) === Number(priceRange.highestDollars)
                  ? formatDollars(priceRange.lowestDollars)
                  : `${formatDollars(priceRange.lowestDollars)} to ${formatDollars(priceRange.highestDollars)}`}
              </span>
            ) : null}
            <span>
              {priceRange && !query.parts ? `${groupText(priceRange)} ` : ""}at{" "}
              {atLeast(prices.isHospitalCountExact, countOf(hospitalCount, "hospital"))},{" "}
              {atLeast(prices.isTotalExact, countOf(total, "price"))}
            </span>
          </p>
          <p className={stack.note}>
            The price is the <GlossaryTerm term="Discounted cash price">discounted cash price</GlossaryTerm>,
            and the <GlossaryTerm term="Gross charge">gross charge</GlossaryTerm> where a hospital publishes
            no cash price; each says which, and cash prices come first. A price for both settings counts in
            each.
          </p>
          <WhereSearched
            sentences={rest.whereSearched}
            farther={
              hasChosenRadius(query) && hospitalCount < enoughHospitals
                ? { label: farther, href: addressOf({ radius: "", page: 1 }) }
                : null
            }
          />
          <SettingLinks
            settings={rest.settings}
            chosen={rest.setting}
            hrefOf={(setting) => addressOf({ setting, page: 1 })}
          />
          <PartsLinks withParts={query.parts !== ""} hrefOf={(parts) => addressOf({ parts, page: 1 })} />
          <SortLinks current={query.sort} hrefOf={(sort) => addressOf({ sort, page: 1 })} />
          <PagedPrices
            prices={prices}
            page={page}
            pageSize={rest.pageSize}
            hrefOf={(page) => addressOf({ page })}
          />
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

/** What the prices of a range are: 'discounted cash price, facility'. */
function groupText({ priceKind, billingClass }: PriceRange): string {
  return [priceKindName(priceKind).toLowerCase(), billingClass].filter(Boolean).join(", ");
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
    <section className={stack.part} aria-labelledby="others">
      <h3 id="others">Did you mean another service?</h3>
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
    { isSet: query.payer, label: "any insurance", without: { payer: "", plan: "" } },
    { isSet: query.setting !== "any", label: "any setting", without: { setting: "any" } },
  ].filter(({ isSet }) => isSet);
  return (
    <>
      <p role="status">No hospital publishes a price for this within your limits.</p>
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
