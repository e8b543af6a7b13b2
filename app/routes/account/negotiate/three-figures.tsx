import { useWords } from "#app/components/use-words.ts";
import type { SaidOffer } from "#app/content/words/say-offer.ts";
import type { NoOffer } from "#app/domain/negotiation/offer-figures.ts";
import type { PaymentMethod } from "#app/domain/negotiation/payment-method.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./three-figures.css.ts";

interface ThreeFiguresProps {
  billId: string;
  said: SaidOffer;
  /** Null: not known. */
  paying: PaymentMethod | null;
  why: NoOffer | null;
}

/** The three amounts, each with what it rests on. */
export function ThreeFigures({ billId, said, paying, why }: ThreeFiguresProps) {
  const { figures: words } = useWords().negotiation;
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="figures">
      <h2 id="figures">{words.heading}</h2>
      {why === null ? <p>{words.lead}</p> : null}
      {paying === null && why === null ? <p role="status">{words.unknownPaying}</p> : null}
      {paying === "out-of-network" ? (
        <p role="status">
          {words.outOfNetwork}{" "}
          <a href={address("/account/run-audit", { bill: billId })}>{words.checkRights}</a>
        </p>
      ) : null}
      <dl className={css.figures}>
        {said.figures.map(({ figure, name, amount, share, reasons }) => (
          <div key={figure} className={css.figure} data-figure={figure}>
            <dt>{name}</dt>
            <dd className={css.amount}>{amount}</dd>
            {share === null ? null : <dd className={stack.note}>{share}</dd>}
            <dd>
              <ul className={css.reasons}>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {said.oddity === null ? null : <p role="status">{said.oddity}</p>}
      <details className={stack.details}>
        <summary className={stack.summary}>{words.how}</summary>
        <div className={stack.part}>
          {words.method.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </details>
    </section>
  );
}
