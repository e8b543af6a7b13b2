import { dollarsOrNone } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { ShownClaim } from "./view-claims.ts";

/** What the plan decided about one claim: its amounts, its services, and what the codes mean. */
export function ClaimPart({ claim }: { claim: ShownClaim }) {
  const { view: words, amounts, statuses, facts } = useWords().explanations;
  const language = useLanguage();
  const { number, provider, status, network, lines, remarks } = claim;
  const days = [claim.firstServiceDate, claim.lastServiceDate].filter((day) => day !== null);
  const said = [
    status && statuses[status],
    network && facts.networks[network],
    [...new Set(days)].map((value) => formatDate(language, value)).join(" – "),
  ].filter(Boolean);
  const amountColumns: Column<ShownClaim["amounts"][number]>[] = [
    { heading: words.columns.what, cell: ({ kind }) => amounts[kind] },
    { heading: words.columns.amount, isNumber: true, cell: ({ amount }) => dollarsOrNone(language, amount) },
  ];
  return (
    <Fold
      id={`claim-${number}`}
      heading={provider === null ? words.unnamedClaim : say(language, words.claim, { provider })}
    >
      {said.length === 0 ? null : <p>{said.join(". ")}.</p>}
      {claim.amounts.length === 0 ? null : (
        <DataTable
          caption={words.caption}
          columns={amountColumns}
          rows={claim.amounts}
          keyOf={({ kind }) => kind}
          isNarrow
        />
      )}
      {lines.length === 0 ? null : (
        <DataTable
          caption={words.lines}
          columns={lineColumns(language, words.lineColumns)}
          rows={lines}
          keyOf={(line) => line.number}
        />
      )}
      {remarks.length === 0 ? null : (
        <>
          <h3>{words.remarks}</h3>
          <ul className={stack.bullets}>
            {remarks.map(({ code, words: meaning }) => (
              <li key={code}>
                <strong>{code}</strong> {meaning}
              </li>
            ))}
          </ul>
        </>
      )}
    </Fold>
  );
}

type ShownLine = ShownClaim["lines"][number];

function lineColumns(
  language: Language,
  headings: Record<"service" | "date" | "billed" | "allowed" | "planPaid" | "youOwe", string>,
): Column<ShownLine>[] {
  const amount = (kind: "billed" | "allowed" | "planPaid" | "youOwe"): Column<ShownLine> => ({
    heading: headings[kind],
    isNumber: true,
    cell: (line) => dollarsOrNone(language, line[kind]),
  });
  return [
    {
      heading: headings.service,
      cell: ({ service, code }) => [service, code === service ? null : code].filter(Boolean).join(", "),
    },
    { heading: headings.date, cell: ({ date }) => sayDate(language, date) },
    amount("billed"),
    amount("allowed"),
    amount("planPaid"),
    amount("youOwe"),
  ];
}
