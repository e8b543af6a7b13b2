import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { HospitalMap } from "#app/components/hospitals/hospital-map.tsx";
import { NotLoadedHospitals } from "#app/components/hospitals/not-loaded-hospitals.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { atLeast, placeName } from "#app/components/price-words.ts";
import { ImplausiblePrices } from "#app/components/prices/implausible-prices.tsx";
import { MedicareNote } from "#app/components/prices/medicare-note.tsx";
import { PagedPrices } from "#app/components/prices/paged-prices.tsx";
import { PartsLinks } from "#app/components/prices/parts-links.tsx";
import { SortLinks } from "#app/components/prices/sort-links.tsx";
import { WhereSearched } from "#app/components/search/where-searched.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { NotLoadedHospital } from "#app/domain/answers/answer.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { MissingPrice } from "#app/domain/prices/at-hospital/price-presence.ts";
import type { FoundPrices as Found, PriceResult } from "#app/domain/prices/search/price-query.ts";
import { enoughHospitals, hasChosenRadius } from "#app/domain/prices/search/reach.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type HospitalsQuery, hospitalsAddress } from "./hospitals-query.ts";

/** The prices that the choices lead to, as the page shows them. */
export interface PricesView {
  query: HospitalsQuery;
  prices: Found;
  /** null: the address asks for a page that is not there. */
  page: number | null;
  pageSize: number;
  /** Whether all prices are of one service, so that their order means something. */
  isOneService: boolean;
  /** Where was looked for hospitals, in sentences. */
  whereSearched: string[];
  /** Why nothing was found; null: something was. */
  missing: { reason: MissingPrice | null; notLoaded: NotLoadedHospital[] } | null;
  /** Prices that were left out, where they are asked for. */
  implausible: PriceResult[] | null;
}

/** The prices that the choices lead to, 20 a page, with the ways to sort, compare, map and keep them. */
export function FoundPrices({ view }: { view: PricesView }) {
  const { query, page, prices, pageSize, isOneService } = view;
  const { hospitalPrices } = useWords();
  const language = useLanguage();
  const { reach, onMap } = useWords().places;
  const implausibleWords = useWords().implausiblePrices;
  const { list } = useWords().foundPrices;
  const missing = useWords().missingPrices;
  const ofMedicare = useWords().medicare;
  const { results, total, priceRange, hospitalCount } = prices;
  const addressOf = (changed: Partial<HospitalsQuery>) => hospitalsAddress({ ...query, ...changed });
  if (total === 0) {
    return (
      <>
        <p role="status">
          {missing.here[view.missing?.reason ?? "within-limits"]}.{" "}
          <Sentence
            of={hospitalPrices.foundPrices.otherChoices}
            as={{
              subcategory: (text) => <a href={addressOf({ cpt: "", service: "", page: 1 })}>{text}</a>,
              states: (text) => <a href={addressOf({ state: "", near: "", radius: "", page: 1 })}>{text}</a>,
            }}
          />
        </p>
        <NotLoadedHospitals hospitals={view.missing?.notLoaded ?? []} isOpen words={missing.list} />
      </>
    );
  }
  return (
    <>
      <section className={stack.part} aria-labelledby="results">
        <h2 id="results">{hospitalPrices.foundPrices.heading}</h2>
        <p className={stack.answer} role="status">
          {isOneService && !query.parts && priceRange ? (
            <span className={stack.figure}>
              {say(language, hospitalPrices.foundPrices.range, {
                lowestDollars: formatDollars(priceRange.lowestDollars),
                highestDollars: formatDollars(priceRange.highestDollars),
              })}
            </span>
          ) : null}
          <span>
            {say(language, hospitalPrices.foundPrices.counted, {
              atLeast: atLeast(
                language,
                prices.isTotalExact,
                say(language, wordsIn(language).counts.price, { count: total }),
              ),
              atLeast2: atLeast(
                language,
                prices.isHospitalCountExact,
                say(language, wordsIn(language).counts.hospital, { count: hospitalCount }),
              ),
            })}
          </span>
        </p>
        <p className={stack.note}>
          <Sentence
            of={hospitalPrices.foundPrices.whichPrice}
            as={{
              cash: (text) => <GlossaryTerm term="Discounted cash price">{text}</GlossaryTerm>,
              gross: (text) => <GlossaryTerm term="Gross charge">{text}</GlossaryTerm>,
            }}
          />{" "}
          {isOneService ? hospitalPrices.foundPrices.comparable : hospitalPrices.foundPrices.different}
        </p>
        <WhereSearched
          sentences={view.whereSearched}
          farther={
            hasChosenRadius(query) && hospitalCount < enoughHospitals
              ? { label: reach.farther, href: addressOf({ radius: "", page: 1 }) }
              : null
          }
        />
        <PartsLinks withParts={query.parts !== ""} hrefOf={(parts) => addressOf({ parts, page: 1 })} />
        <SortLinks current={query.sort} hrefOf={(sort) => addressOf({ sort, page: 1 })} />
        <PagedPrices
          prices={prices}
          page={page}
          pageSize={pageSize}
          words={list}
          service={null}
          category={query.category}
          hrefOf={(page) => addressOf({ page })}
        />
        {page === null ? null : <MedicareNote results={results} words={ofMedicare} />}
        <TableDownloads
          path="/hospitals"
          query={hospitalsAddress({ ...query, page: 1 }, "")}
          rowCount={prices.isTotalExact ? total : null}
        />
        <ImplausiblePrices
          count={prices.implausibleCount}
          shown={view.implausible}
          showHref={addressOf({ implausible: "show" })}
          hideHref={addressOf({ implausible: "" })}
          words={implausibleWords}
        />
      </section>
      {page === null ? null : (
        <details className={stack.details}>
          <summary className={stack.summary}>{hospitalPrices.foundPrices.showOnMap}</summary>
          <HospitalMap
            label={hospitalPrices.foundPrices.mapLabel}
            hospitals={uniqueHospitals(results)}
            words={onMap}
          />
        </details>
      )}
    </>
  );
}

function uniqueHospitals(results: PriceResult[]) {
  const byHospital = new Map(results.map((found) => [found.hospitalId, found]));
  return [...byHospital.values()].map((found) => ({
    name: found.hospitalName,
    address: placeName(found),
    latitude: found.latitude,
    longitude: found.longitude,
    isPositionApproximate: found.isPositionApproximate,
    href: hospitalPath({ name: found.hospitalName, shortId: found.hospitalShortId }),
  }));
}
