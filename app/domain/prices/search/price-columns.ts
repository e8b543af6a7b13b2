import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { partColumns } from "#app/domain/price-parts/part-columns.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { levelOnSpread, type PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { besideMedicare, medicareColumns } from "./medicare-columns.ts";

/** The columns of a found price in the files of the search pages, in their order: dollars, null where none was published. */
export const priceColumns: readonly TableColumn<PriceResult>[] = [
  { name: "hospital_name", of: (found) => found.hospitalName },
  { name: "city", of: (found) => found.city },
  { name: "state", of: (found) => found.state },
  { name: "distance_miles", of: (found) => found.distanceMiles },
  { name: "code_type", of: (found) => found.codeType },
  { name: "code", of: (found) => found.code },
  { name: "service_name", of: (found) => found.serviceName },
  { name: "setting", of: (found) => found.setting },
  { name: "billing_class", of: (found) => found.billingClass },
  { name: "modifiers", of: (found) => found.modifiers },
  { name: "drug_unit", of: (found) => found.drugUnit },
  { name: "price", of: (found) => dollarsNumber(found.priceDollars) },
  { name: "price_kind", of: (found) => found.priceKind },
  ...partColumns((found: PriceResult) => found.judged),
  ...medicareColumns(besideMedicare),
  { name: "gross_charge", of: (found) => dollarsNumber(found.grossDollars) },
  { name: "cash_price", of: (found) => dollarsNumber(found.cashDollars) },
  { name: "min_negotiated", of: (found) => dollarsNumber(found.minimumDollars) },
  { name: "max_negotiated", of: (found) => dollarsNumber(found.maximumDollars) },
  { name: "payer_name", of: (found) => found.payerRate?.payerName ?? null },
  { name: "plan_name", of: (found) => found.payerRate?.planName ?? null },
  { name: "plan_kind", of: (found) => found.payerRate?.planKind ?? null },
  { name: "payer_rate", of: (found) => dollarsNumber(found.payerRate?.negotiatedDollars ?? null) },
  { name: "max_payer_rate", of: (found) => dollarsNumber(found.payerRate?.highestDollars ?? null) },
  { name: "plan_count", of: (found) => found.payerRate?.planCount ?? null },
  { name: "is_rate_above_gross", of: (found) => found.payerRate?.isAboveGross ?? null },
  { name: "latitude", of: (found) => found.latitude },
  { name: "longitude", of: (found) => found.longitude },
  { name: "is_position_approximate", of: (found) => found.isPositionApproximate },
  { name: "file_date", of: (found) => found.fileDate },
  { name: "price_list", of: (found) => found.priceList },
  { name: "stars", of: (found) => found.overallRating },
  { name: "birthing_friendly", of: (found) => found.isBirthingFriendly },
  { name: "free_care_percent", of: (found) => found.freeCarePercent },
  { name: "implausible", of: (found) => found.implausible },
  { name: "source", of: (found) => `/price-files/${found.importId}` },
  { name: "source_url", of: (found) => found.sourceUrl },
  { name: "source_place", of: sourcePlace },
];

/** Columns for a found price's level among comparable prices: low, typical or high, and its difference from the
 *  median as a share of the median. Null: not comparable, too few prices, or two price clusters. */
export function levelColumns(spread: PriceSpread | null): readonly TableColumn<PriceResult>[] {
  const levelOf = (found: PriceResult) => (spread ? levelOnSpread(found, spread) : null);
  return [
    { name: "price_level", of: (found) => levelOf(found)?.level ?? null },
    { name: "from_middle", of: (found) => levelOf(found)?.fromMiddle ?? null },
  ];
}
