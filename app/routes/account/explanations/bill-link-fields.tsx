import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayMatchReason } from "#app/content/words/say-plan-file.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { OfferedLink } from "./view-links.server.ts";

/** A bill that may be chosen by hand. */
export type ChosenBill = Pick<OfferedLink, "billId" | "providerName" | "date" | "amountDueCents">;

interface BillLinkFieldsProps {
  links: OfferedLink[];
  bills: ChosenBill[];
  ownerName: string;
  claimCount: number;
}

/** The bills that an explanation may be about, with why: ticked where that is sure or was decided, and always the owner's choice. */
export function BillLinkFields({ links, bills, ownerName, claimCount }: BillLinkFieldsProps) {
  const words = useWords().explanations.review.links;
  const language = useLanguage();
  const nameOf = ({ claimIndex, billId }: OfferedLink) => `${claimIndex}:${billId}`;
  const offered = new Set(links.map(({ billId }) => billId));
  const others = bills.filter(({ billId }) => !offered.has(billId));
  const ticks = links.map((link) => {
    const bill = sayOfferedBill(language, link);
    const isNamed = claimCount > 1;
    return {
      name: `link-${nameOf(link)}`,
      label: isNamed ? say(language, words.ofClaim, { number: link.claimIndex + 1, bill }) : bill,
      hint: hintOf(language, link, ownerName),
      isTicked: link.decided === null ? link.isSure : link.decided === "confirmed",
    };
  });
  return (
    <section className={stack.part}>
      <input type="hidden" name="offered" value={links.map(nameOf).join(" ")} />
      {ticks.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <TickGroup id="links" legend={words.legend} ticks={ticks} />
          <p className={stack.note}>{words.hint}</p>
        </>
      )}
      {others.length === 0 ? null : (
        <SelectField
          id="otherBill"
          name="otherBill"
          label={words.other}
          none={words.otherNone}
          options={others.map((bill) => ({ value: bill.billId, label: sayOfferedBill(language, bill) }))}
        />
      )}
    </section>
  );
}

/** 'Harbor Hospital, Mar 2, 2026, $645.54 due'. */
export function sayOfferedBill(
  language: Language,
  { providerName, date, amountDueCents }: Pick<OfferedLink, "providerName" | "date" | "amountDueCents">,
): string {
  const { review, view } = wordsIn(language).explanations;
  const { links: words } = review;
  const name = providerName ?? view.unnamedClaim;
  const due =
    amountDueCents === null
      ? words.noDue
      : say(language, words.due, { amount: formatDollars(dollarsOfCents(amountDueCents)) });
  return date === null
    ? say(language, words.billUndated, { name, due })
    : say(language, words.bill, { name, date: formatDate(language, date), due });
}

function hintOf(language: Language, { reasons, otherPatient, isSure }: OfferedLink, owner: string): string {
  const { links: words } = wordsIn(language).explanations.review;
  return [
    reasons.length > 0
      ? say(language, words.because, {
          reasons: reasons.map((reason) => sayMatchReason(language, reason)).join(" "),
        })
      : null,
    otherPatient === null ? null : say(language, words.otherPatient, { patient: otherPatient, owner }),
    otherPatient === null && !isSure ? words.unsure : null,
  ]
    .filter(Boolean)
    .join(" ");
}
