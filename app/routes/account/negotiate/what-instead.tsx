import { useWords } from "#app/components/use-words.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { NoOffer } from "#app/domain/negotiation/offer-figures.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface WhatInsteadProps {
  billId: string;
  why: NoOffer;
  mayAppeal: boolean;
}

/** Why there is no suggested amount, and what to do anyway. */
export function WhatInstead({ billId, why, mayAppeal }: WhatInsteadProps) {
  const { why: reasons, instead: words } = useWords().negotiation;
  const address = useAccountAddress();
  const letter = (kind: LetterKindId, label: string) => (
    <li key={kind}>
      <a href={address("/account/file-appeal", { bill: billId, kind })}>{label}</a>
    </li>
  );
  const isPlans = why === "in-network" || why === "public-plan";
  return (
    <section className={stack.part} aria-labelledby="instead">
      <p role="status">{reasons[why]}</p>
      <h2 id="instead">{words.heading}</h2>
      <ul className={stack.bullets}>
        {isPlans || why === "in-question" ? (
          <li>
            <a href={address("/account/run-audit", { bill: billId })}>
              {isPlans ? words.check : words.checkErrors}
            </a>
          </li>
        ) : null}
        {mayAppeal ? (
          <>
            {letter("charity-care", words.charity)}
            {isPlans ? letter("internal-appeal", words.appeal) : letter("itemised-bill", words.itemised)}
            {letter("payment-plan", words.plan)}
          </>
        ) : null}
      </ul>
    </section>
  );
}
