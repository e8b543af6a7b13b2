import type { PriceFileStanding } from "./price-file-state.ts";

/** How a price file is, as files and data calls say it: the words of `PriceFileState` and `PriceFileReason`, ISO days. */
export function standingInJson({ state, reason, checkedOn, failingSince }: PriceFileStanding) {
  return {
    price_file_state: state,
    price_file_reason: reason,
    price_file_checked_on: checkedOn,
    price_file_failing_since: failingSince,
  };
}
