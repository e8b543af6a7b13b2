import { formatDollars } from "#app/components/price-words.ts";
import type { ServiceRate } from "#app/domain/prices/list-service-charges.server.ts";
import { note } from "#app/ui/page/stack.css.ts";
import type { Column } from "#app/ui/table/data-table.tsx";
import { PublishedAmount } from "./published-amount.tsx";
import * as css from "./service-details.css.ts";

/** What a table says of a plan's negotiated charge: the contract's rate, and what was allowed. */
export function rateColumns(importId: number): Column<ServiceRate>[] {
  return [
    {
      heading: "Plan",
      cell: ({ payer, payerName, planName }) => (
        <>
          {planName}
          {payerName === payer ? null : <div className={note}>Written as {payerName}</div>}
        </>
      ),
    },
    { heading: "Contract rate", cell: (rate) => <ContractRate rate={rate} /> },
    { heading: "Methodology", cell: ({ methodology }) => methodology ?? "Not available" },
    { heading: "Actually allowed", cell: (rate) => <Allowed rate={rate} /> },
    {
      heading: "Source",
      cell: ({ sourcePlace, notes }) => (
        <>
          <a href={`/price-files/${importId}`}>{sourcePlace}</a>
          {notes ? <div className={note}>{notes}</div> : null}
        </>
      ),
    },
  ];
}

function ContractRate({ rate }: { rate: ServiceRate }) {
  const { dollar, percentage, algorithm } = rate;
  if (dollar === null && percentage === null && !algorithm) return "Not available";
  return (
    <>
      {dollar === null ? null : (
        <div className={css.amount}>
          <PublishedAmount dollars={dollar} />
        </div>
      )}
      {percentage === null ? null : <div>{percentage} % of what the methodology says</div>}
      {algorithm ? <div className={css.wrapping}>By a formula: {algorithm}</div> : null}
    </>
  );
}

function Allowed({ rate }: { rate: ServiceRate }) {
  const { medianAmount, percentile10, percentile90, claimCount, estimatedAmount } = rate;
  const isEmpty = [medianAmount, percentile10, percentile90, claimCount, estimatedAmount].every(
    (value) => value === null,
  );
  if (isEmpty) return "Not published";
  return (
    <>
      {medianAmount === null ? null : (
        <div>
          <span className={css.amount}>{formatDollars(medianAmount)}</span> in the middle
        </div>
      )}
      {percentile10 === null && percentile90 === null ? null : (
        <div>
          {formatDollars(percentile10)} to {formatDollars(percentile90)}, 10th to 90th percentile
        </div>
      )}
      {estimatedAmount === null ? null : (
        <div>{formatDollars(estimatedAmount)} estimated by the hospital</div>
      )}
      <div className={note}>{countText(claimCount)}</div>
    </>
  );
}

/** CMS lets a hospital give '0', '1 through 10' in words, for privacy, or the number. */
function countText(claimCount: string | null): string {
  if (claimCount === null) return "n is not published";
  if (claimCount === "0") return "n = 0: no claim was paid";
  return `n = ${claimCount} claims`;
}
