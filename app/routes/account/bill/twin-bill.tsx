import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface TwinBillProps {
  billId: string;
  /** The other copy; null: none. `addedOn`: an ISO day. */
  twin: { billId: string; addedOn: string } | null;
  mayAdd: boolean;
  isOwners: boolean;
}

/** Offers to keep one of two copies of a bill. */
export function TwinBill({ billId, twin, mayAdd, isOwners }: TwinBillProps) {
  const { twin: words } = useWords().billCase;
  const language = useLanguage();
  const address = useAccountAddress();
  if (twin === null) return null;
  return (
    <section className={stack.part} aria-labelledby="twin" data-screen>
      <h2 id="twin" className={stack.cardHeading}>
        {words.heading}
      </h2>
      <p>
        {say(language, words.lead, { date: formatDate(language, twin.addedOn) })}{" "}
        <a href={address(`/account/bills/${twin.billId}`)}>{words.see}</a>
      </p>
      {isOwners ? (
        <p>
          <a href={`/account/bills/${billId}/delete`}>{words.delete}</a>
        </p>
      ) : null}
      {mayAdd ? (
        <form method="post">
          <input type="hidden" name="intent" value="visit" />
          <input type="hidden" name="other" value={twin.billId} />
          <SubmitButton rank="secondary" name="state" value="joined">
            {words.two}
          </SubmitButton>
        </form>
      ) : null}
    </section>
  );
}
