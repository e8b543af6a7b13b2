import { formatPhone } from "#app/components/format-phone.ts";
import { PhoneLink } from "#app/components/hospitals/phone-link.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { placeLabel } from "#app/content/words/say-place.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { PlaceOffer, PlacesOutside } from "#app/domain/payer-files/ask/place-offer.ts";
import { lowestOffer } from "#app/domain/payer-files/ask/place-offer.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { PlaceKind } from "#app/domain/providers/place-kind.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type SearchQuery, searchAddress } from "./search-query.ts";

/** One line next to the answer that links to the places below the list. */
export function OutsideSummary({ outside }: { outside: PlacesOutside | null }) {
  const language = useLanguage();
  const words = useWords().payerFiles.outside;
  const lowest = outside && lowestOffer(outside);
  if (!outside || !lowest) return null;
  const count = outside.offers.length;
  return (
    <p>
      <a href="#outside">
        {say(language, lowest.reading?.isOwn === false ? words.summaryEstimated : words.summary, {
          count,
          lowest: formatShortDollars(lowest.lowest),
        })}
      </a>
    </p>
  );
}

interface OutsideHospitalsProps {
  /** Null: no payer's files answer. */
  outside: PlacesOutside | null;
  query: SearchQuery;
  service: ServiceItem | null;
  place: Place | null;
}

/** Imaging centers, surgery centers, laboratories and doctors with what plans agreed to pay them, hospitals among them. */
export function OutsideHospitals({ outside, query, service, place }: OutsideHospitalsProps) {
  const language = useLanguage();
  const words = useWords().payerFiles;
  const columns = useOfferColumns(service);
  if (outside === null || service === null || place === null) return null;
  const { offers, plans, isOfCard, ghostCount } = outside;
  const [plan] = plans;
  const lead = isOfCard
    ? words.outside.lead.card
    : plans.length > 1
      ? words.outside.lead.range
      : words.outside.lead.rangeOfOne;
  return (
    <section className={stack.part} aria-labelledby="outside">
      <h2 id="outside">{words.outside.heading}</h2>
      <p>{say(language, lead, { plan: plan?.name ?? "", count: plans.length })}</p>
      <KindLinks outside={outside} query={query} />
      {offers.length === 0 ? (
        <p>{say(language, words.outside.none, { place: placeLabel(language, place) })}</p>
      ) : (
        <DataTable
          caption={say(language, words.outside.caption, {
            count: offers.length,
            place: placeLabel(language, place),
          })}
          columns={columns}
          rows={offers}
          keyOf={({ provider, part }) => `${provider.npi} ${part}`}
        />
      )}
      {ghostCount > 0 ? (
        <p className={stack.note}>{say(language, words.outside.ghosts, { count: ghostCount })}</p>
      ) : null}
      {offers.some(({ provider }) => provider.isSample) ? (
        <p className={stack.note}>{words.outside.sample}</p>
      ) : null}
      <p>
        <a href="/plans">{words.outside.plans}</a>
        {" · "}
        <a href={`${searchAddress({ ...query, page: 1 }, "/hospital_search.csv")}&rows=places`}>
          {words.outside.download}
        </a>
      </p>
    </section>
  );
}

function useOfferColumns(service: ServiceItem | null): Column<PlaceOffer>[] {
  const words = useWords().payerFiles;
  const language = useLanguage();
  const { columns } = words.outside;
  return [
    {
      heading: columns.place,
      cell: ({ provider, providerCount, isSure, isAmbiguous }) => (
        <>
          <a
            href={addressOf(`/places/${provider.npi}`, {
              code_type: service?.codeType ?? null,
              code: service?.code ?? null,
            })}
          >
            {provider.name}
          </a>{" "}
          <span className={stack.note}>
            {words.kinds[provider.kind]}
            {providerCount > 1 ? `, ${say(language, words.outside.providers, { count: providerCount })}` : ""}
          </span>
          {provider.phone ? (
            <>
              {" "}
              <PhoneLink phone={formatPhone(provider.phone)} />
            </>
          ) : null}
          {isSure ? null : <p className={stack.note}>{words.outside.unsure}</p>}
          {isAmbiguous ? <p className={stack.note}>{words.outside.ambiguous}</p> : null}
        </>
      ),
    },
    {
      heading: columns.amount,
      cell: (offer) => (
        <>
          <strong>{amountOf(offer)}</strong>
          <PartOfOffer part={offer.part} reading={offer.reading} />
          <SourceOfOffer source={offer.source} />
        </>
      ),
    },
    {
      heading: columns.distance,
      cell: ({ miles }) => say(language, words.outside.miles, { miles: miles.toFixed(1) }),
    },
  ];
}

function amountOf({ lowest, highest }: PlaceOffer): string {
  return lowest === highest
    ? formatShortDollars(lowest)
    : `${formatShortDollars(lowest)}–${formatShortDollars(highest)}`;
}

/** What the amount pays for; of a reading, whose rate it is. */
function PartOfOffer({ part, reading }: Pick<PlaceOffer, "part" | "reading">) {
  const language = useLanguage();
  const { parts, readings } = useWords().payerFiles;
  const values = { reading: formatShortDollars(reading?.amount ?? 0), count: reading?.rateCount ?? 0 };
  return (
    <p className={stack.note}>
      {part === "facility-and-reading"
        ? say(language, reading?.isOwn ? readings.own : readings.others, values)
        : parts[part]}
    </p>
  );
}

function SourceOfOffer({ source }: { source: PlaceOffer["source"] }) {
  const language = useLanguage();
  const words = useWords().payerFiles;
  const { type, fileName: file, updatedOn, plan } = source;
  const names: Readonly<Record<string, string>> = words.types;
  const values = { type: names[type] ?? type, file };
  return (
    <p className={stack.note}>
      <a href={`/plans/${plan.idType}-${plan.planId}`}>{plan.name}</a>
      {": "}
      {updatedOn === null
        ? say(language, words.outside.source, values)
        : say(language, words.outside.sourceOfDay, { ...values, day: formatDate(language, updatedOn) })}
    </p>
  );
}

function KindLinks({ outside, query }: { outside: PlacesOutside; query: SearchQuery }) {
  const words = useWords().payerFiles;
  const kinds = [...new Set<PlaceKind>(outside.offers.map(({ provider }) => provider.kind))];
  if (query.placeKind === "" && kinds.length < 2) return null;
  const hrefOf = (placeKind: PlaceKind | "") => `${searchAddress({ ...query, placeKind, page: 1 })}#outside`;
  const shown = query.placeKind !== "" ? [query.placeKind] : kinds;
  return (
    <ChoiceLinks
      label={words.outside.kindLabel}
      choices={[
        { label: words.outside.allKinds, href: hrefOf(""), isChosen: query.placeKind === "" },
        ...shown.map((kind) => ({
          label: words.kinds[kind],
          href: hrefOf(kind),
          isChosen: kind === query.placeKind,
        })),
      ]}
    />
  );
}
