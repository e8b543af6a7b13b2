import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { PriceResult } from "#app/domain/prices/price-query.ts";

/** A found price as the files of the search pages have it: dollars, null where none was published. */
export function priceRow(found: PriceResult) {
  return {
    hospital_name: found.hospitalName,
    city: found.city,
    state: found.state,
    distance_miles: found.distanceMiles,
    code_type: found.codeType,
    code: found.code,
    service_name: found.serviceName,
    setting: found.setting,
    billing_class: found.billingClass,
    modifiers: found.modifiers,
    drug_unit: found.drugUnit,
    price: dollarsNumber(found.priceDollars),
    price_kind: found.priceKind,
    gross_charge: dollarsNumber(found.grossDollars),
    cash_price: dollarsNumber(found.cashDollars),
    min_negotiated: dollarsNumber(found.minimumDollars),
    max_negotiated: dollarsNumber(found.maximumDollars),
    payer_name: found.payerRate?.payerName ?? null,
    plan_name: found.payerRate?.planName ?? null,
    payer_rate: dollarsNumber(found.payerRate?.negotiatedDollars ?? null),
    latitude: found.latitude,
    longitude: found.longitude,
    file_date: found.fileDate,
    source: `/price-files/${found.importId}`,
  };
}

/** In the order of a file's columns. */
export const priceColumns: (keyof ReturnType<typeof priceRow>)[] = [
  "hospital_name",
  "city",
  "state",
  "distance_miles",
  "code_type",
  "code",
  "service_name",
  "setting",
  "billing_class",
  "modifiers",
  "drug_unit",
  "price",
  "price_kind",
  "gross_charge",
  "cash_price",
  "min_negotiated",
  "max_negotiated",
  "payer_name",
  "plan_name",
  "payer_rate",
  "latitude",
  "longitude",
  "file_date",
  "source",
];
