import { z } from "zod/v4";
import { IMPLAUSIBILITIES } from "#app/domain/charges/implausibility.ts";
import { medicareSchedules } from "#app/domain/medicare/national-amounts.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { partFields } from "#app/domain/price-parts/part-columns.ts";
import { PRICE_PARTS } from "#app/domain/price-parts/price-part.ts";
import { besideMedicare, medicareFields } from "#app/domain/prices/search/medicare-columns.ts";
import type { PriceQuery, PriceResult } from "#app/domain/prices/search/price-query.ts";
import type { Reach } from "#app/domain/prices/search/reach.ts";
import { searchPricesNear } from "#app/domain/prices/search/search-near.server.ts";
import { hospitalsForPlaceInJson } from "#app/domain/search/hospital-for-place.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { CallPlace } from "./place-of-call.server.ts";
import {
  codeType,
  count,
  dollars,
  hospitalId,
  isPositionApproximate,
  likeness,
  namedHospitals,
  priceKind,
} from "./replies.server.ts";

/** A hospital's price of a service, as searches answer it. */
export const FoundPrice = z.object({
  hospital_name: z.string(),
  hospital_id: hospitalId,
  city: z.string().nullable(),
  state: z.string(),
  cpt_code: z.string().meta({ description: "The service’s code, of the kind that code_type says." }),
  code_type: codeType,
  service_name: z.string(),
  ...likeness,
  gross_charge: dollars("The gross charge in US dollars; null: none published, here and below."),
  cash_price: dollars("The discounted cash price."),
  min_negotiated: dollars(
    "The lowest charge negotiated with any payer, over all kinds of plans: Medicaid’s and Medicare’s are in it.",
  ),
  max_negotiated: dollars("The highest charge negotiated with any payer, over all kinds of plans."),
  price: dollars("The price used for sorting and filtering."),
  price_kind: priceKind.nullable(),
  price_part: z.enum(PRICE_PARTS).meta({
    description:
      "What the price is probably of: the whole service at the facility, a professional’s fee, a part or unit; unsure: nothing tells.",
  }),
  price_part_confidence: z.number().nullable().meta({
    description:
      "How probable that is, 0 to 1; null: the billing class or the kind of service says it, or nothing does.",
  }),
  medicare_amount: dollars(
    "What Medicare pays in the nation for the same thing; null: it sets no amount of its own for it, as for drugs by unit and packaged services.",
  ),
  medicare_ratio: z.number().nullable().meta({
    description:
      "`price` divided by `medicare_amount`, to a thousandth; null: there is no such amount or price, or the price is implausible.",
  }),
  medicare_basis: z
    .enum(medicareSchedules)
    .nullable()
    .meta({ description: "The payment system or fee schedule of Medicare’s that sets the amount." }),
  medicare_edition: z
    .string()
    .nullable()
    .meta({ description: "The edition of that schedule: its first month, such as 2026-07." }),
  stars: z
    .number()
    .nullable()
    .meta({ description: "CMS’s overall rating of the hospital, 1 to 5; null: it gives none." }),
  birthing_friendly: z
    .boolean()
    .nullable()
    .meta({ description: "Whether CMS calls the hospital birthing-friendly; null: not known." }),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_position_approximate: isPositionApproximate,
  distance: z.number().nullable().meta({ description: "Miles from the location; null: not known." }),
  implausible: z.enum(IMPLAUSIBILITIES).nullable().meta({
    description:
      "Why the amount cannot be the price; null: it can. Others come only with implausible=include.",
  }),
  file_date: z.iso.date().nullable().meta({ description: "The date of the hospital’s price file." }),
  source: z.string().meta({ description: "This site’s page about that file." }),
});

/** How the location was understood. */
export const wherePlaced = {
  place: z.string().nullable().meta({ description: "The place that was found; null: none was asked for." }),
  other_places: z.array(z.string()).meta({ description: "Other places that the location may mean." }),
  named_hospitals: namedHospitals,
  radius_miles: z
    .number()
    .nullable()
    .meta({ description: "How far from the place was searched; null: anywhere, or in the state." }),
  is_radius_widened: z.boolean().meta({ description: "Whether too few hospitals were nearer." }),
};

/** What accompanies a page of prices. */
export const pagesOfPrices = {
  total: count.meta({ description: "Prices on all pages together." }),
  is_total_exact: z.boolean().meta({ description: "False: there are more, which are not counted." }),
  page: count,
  left_out_as_implausible: count.meta({
    description:
      "Prices that cannot be ones and were left out: placeholders, cash above gross, doctors’ fees without a label, far from what Medicare pays or from their like.",
  }),
  page_count: count.meta({ description: "Pages that can be opened: 1,000 prices at most." }),
  ...wherePlaced,
};

/** A page of the prices of `services`: undefined asks for all services, an empty list finds nothing. */
export async function findPrices(db: Database, query: PriceQuery, near: CallPlace) {
  if (query.services?.length === 0) return noPrices(query.page, near);
  const found = await searchPricesNear(db, query, near);
  const isThere = query.page <= found.pageCount;
  return {
    prices: isThere ? found.results.map(toFoundPrice) : [],
    total: found.total,
    is_total_exact: found.isTotalExact,
    page: query.page,
    left_out_as_implausible: found.implausibleCount,
    page_count: found.pageCount,
    ...placedIn(near, found.reach),
  };
}

function noPrices(page: number, near: CallPlace) {
  return {
    prices: [],
    total: 0,
    is_total_exact: true,
    page,
    left_out_as_implausible: 0,
    page_count: 0,
    ...placedIn(near, null),
  };
}

/** `wherePlaced` of a search. */
export function placedIn({ place, otherPlaces, namedHospitals }: CallPlace, reach: Reach | null) {
  return {
    place: place?.label ?? null,
    other_places: otherPlaces.map(({ label }) => label),
    named_hospitals: hospitalsForPlaceInJson(namedHospitals),
    radius_miles: reach?.radiusMiles ?? null,
    is_radius_widened: Boolean(reach?.narrower),
  };
}

function toFoundPrice(found: PriceResult): z.input<typeof FoundPrice> {
  return {
    hospital_name: found.hospitalName,
    hospital_id: found.hospitalShortId,
    city: found.city,
    state: found.state,
    cpt_code: found.code,
    code_type: found.codeType,
    service_name: found.serviceName,
    setting: found.setting,
    billing_class: found.billingClass,
    modifiers: found.modifiers,
    drug_unit: found.drugUnit,
    gross_charge: dollarsNumber(found.grossDollars),
    cash_price: dollarsNumber(found.cashDollars),
    min_negotiated: dollarsNumber(found.minimumDollars),
    max_negotiated: dollarsNumber(found.maximumDollars),
    price: dollarsNumber(found.priceDollars),
    price_kind: found.priceKind,
    ...partFields(found.judged),
    ...medicareFields(besideMedicare(found)),
    stars: found.overallRating,
    birthing_friendly: found.isBirthingFriendly,
    latitude: found.latitude,
    longitude: found.longitude,
    is_position_approximate: found.isPositionApproximate,
    distance: toTenths(found.distanceMiles),
    implausible: found.implausible,
    file_date: found.fileDate,
    source: `/price-files/${found.importId}`,
  };
}

/** Miles to the tenth: a place is known by the center of its city or ZIP code, which is no more exact. */
export function toTenths(miles: number | null): number | null {
  return miles === null ? null : Math.round(miles * 10) / 10;
}
