import { dollarsOrNone } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import type { ListedExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { useAccountAddress } from "../frame/account-address.ts";

type ShownExplanation = Pick<ListedExplanation, "explanationId" | "state" | "summary"> & {
  isLinked: boolean;
};

interface ExplanationRowsProps {
  caption: string;
  explanations: ShownExplanation[];
  /** Whether a draft leads to where it is checked. */
  mayAdd: boolean;
}

/** The list of explanations of benefits. */
export function ExplanationRows({ caption, explanations, mayAdd }: ExplanationRowsProps) {
  const { list: words, view } = useWords().explanations;
  const language = useLanguage();
  const address = useAccountAddress();
  const hrefOf = ({ explanationId, state }: ShownExplanation) =>
    address(`/account/explanations/${explanationId}${state === "draft" && mayAdd ? "/review" : ""}`);
  const columns: Column<ShownExplanation>[] = [
    {
      heading: words.columns.plan,
      cell: (row) => (
        <>
          <a href={hrefOf(row)}>{row.summary.planName ?? view.untitled}</a>
          {row.state === "draft" ? <div className={stack.note}>{words.draft}</div> : null}
        </>
      ),
    },
    { heading: words.columns.date, cell: ({ summary }) => sayDate(language, summary.issueDate) },
    {
      heading: words.columns.care,
      cell: ({ summary: { claims, claimCount } }) => (
        <>
          {[claims[0]?.providerName, sayDate(language, claims[0]?.firstServiceDate ?? null)]
            .filter(Boolean)
            .join(", ")}
          {claimCount > 1 ? (
            <div className={stack.note}>{say(language, words.moreClaims, { count: claimCount - 1 })}</div>
          ) : null}
        </>
      ),
    },
    {
      heading: words.columns.billed,
      isNumber: true,
      cell: ({ summary }) => dollarsOrNone(language, dollarsOfCents(sumOf(summary.claims, "billedCents"))),
    },
    {
      heading: words.columns.youOwe,
      isNumber: true,
      cell: ({ summary }) => dollarsOrNone(language, dollarsOfCents(sumOf(summary.claims, "youOweCents"))),
    },
    { heading: words.columns.bill, cell: ({ isLinked }) => (isLinked ? "✓" : words.unlinked) },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={explanations}
      keyOf={({ explanationId }) => explanationId}
    />
  );
}

/** Null if a claim doesn't state it: no partial sum is shown. */
function sumOf(
  claims: ListedExplanation["summary"]["claims"],
  amount: "billedCents" | "youOweCents",
): number | null {
  const cents = claims.map((claim) => claim[amount]);
  return cents.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}
