import { dollarsOrNone } from "#app/components/price-words.ts";
import { isPlaceholderAmount } from "#app/domain/charges/placeholder-amount.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { note } from "#app/ui/page/stack.css.ts";
import * as css from "./service-details.css.ts";

/** An amount as the file has it; one that means 'no price' says so. */
export function PublishedAmount({ dollars }: { dollars: Dollars | null }) {
  if (dollars === null || !isPlaceholderAmount(dollars)) return <>{dollarsOrNone(dollars)}</>;
  return (
    <span className={css.wrapping}>
      No price <span className={note}>(the file says {formatDollars(dollars)})</span>
    </span>
  );
}
