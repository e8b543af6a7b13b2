import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { BillChoice } from "../forms/bill-choice.tsx";
import { useAccountAddress } from "../frame/account-address.ts";

interface BillToNegotiate {
  billId: string;
  name: string | null;
  day: string | null;
  amountDueCents: number | null;
  lineCount: number;
}

interface BillsToNegotiateProps {
  bills: BillToNegotiate[];
  /** Of all there are. */
  count: number;
  mayAdd: boolean;
}

/** The bills that can be negotiated, each as a link. */
export function BillsToNegotiate({ bills, count, mayAdd }: BillsToNegotiateProps) {
  const words = useWords().negotiation;
  const language = useLanguage();
  const address = useAccountAddress();

  const factsOf = ({ amountDueCents, lineCount }: BillToNegotiate) => [
    amountDueCents === null
      ? null
      : say(language, words.due, { amount: formatDollars(dollarsOfCents(amountDueCents)) }),
    say(language, words.lines, { count: lineCount }),
  ];

  return (
    <div className={stack.page}>
      <h1>{words.title}</h1>
      <p className={stack.lead}>{words.lead}</p>
      <BillChoice
        bills={bills}
        count={count}
        none={words.none}
        hrefOf={(bill) => address("/account/negotiate", { bill })}
        factsOf={factsOf}
        maySeeAll={true}
      >
        {mayAdd ? (
          <div>
            <ActionLink href={address("/account/add-bill")} rank="secondary">
              {words.add}
            </ActionLink>
          </div>
        ) : null}
      </BillChoice>
    </div>
  );
}
