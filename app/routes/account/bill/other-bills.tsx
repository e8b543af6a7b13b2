import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { Visit } from "#app/domain/cases/visits/find-visit.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

/** Other bills of the same days of care, which their owner puts together or parts. */
export function OtherBills({ visit, mayAdd }: { visit: Visit; mayAdd: boolean }) {
  const { visit: words } = useWords().billCase;
  const language = useLanguage();
  const address = useAccountAddress();
  const { others, togetherCents } = visit;
  const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));
  if (others.length === 0) return null;
  return (
    <Fold id="visit" heading={words.heading}>
      <p>{words.lead}</p>
      {togetherCents === null ? null : (
        <p>{say(language, words.total, { amount: dollars(togetherCents) })}</p>
      )}
      <ul className={stack.cards}>
        {others.map(({ bill: { billId, summary }, decided, isSameSender }) => (
          <li key={billId} className={stack.part}>
            <div>
              <a href={address(`/account/bills/${billId}`)}>
                {summary.providerName ?? summary.hospital?.name ?? words.unnamed}
              </a>{" "}
              {summary.amountDueCents === null ? null : dollars(summary.amountDueCents)}{" "}
              <span className={stack.note}>
                {decided === "joined"
                  ? words.joined
                  : isSameSender
                    ? words.sameDay
                    : words.sameDayOtherSender}
              </span>
            </div>
            {mayAdd ? (
              <form method="post" className={stack.buttons}>
                <input type="hidden" name="intent" value="visit" />
                <input type="hidden" name="other" value={billId} />
                {decided === "joined" ? null : (
                  <SubmitButton rank="secondary" name="state" value="joined">
                    {words.join}
                  </SubmitButton>
                )}
                <SubmitButton rank="secondary" name="state" value="parted">
                  {words.part}
                </SubmitButton>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
