import { type Check, isInteger, isNumber } from "#app/platform/db/read-rows.server.ts";
import type { PublishedRange } from "../values/price-clusters.ts";

/** Whether a value is what `cash_ranges` of `service_statistics` has where prices fall into two heaps. */
export const isPublishedRanges: Check<PublishedRange[]> = (value): value is PublishedRange[] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(
    (range) => isInteger(range?.hospital_count) && isNumber(range.lowest) && isNumber(range.highest),
  );
