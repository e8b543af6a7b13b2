import { formatDate } from "#app/domain/dates/format-date.ts";
import type { UsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { LetterDraft } from "#app/domain/letters/letter-draft.ts";
import type { LetterKind } from "#app/domain/letters/letter-kind.ts";
import { goesToProvider, letterKinds } from "#app/domain/letters/letter-kinds.ts";
import type { LetterSlots, SlotName } from "#app/domain/letters/letter-slots.ts";
import { slotTypes } from "#app/domain/letters/letter-slots.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { sayLetterClaim } from "./say-letter-claim.ts";
import { wordsIn } from "./words.ts";

/** Which slot names whom a letter goes to, where that is not the same for everybody. */
const RECIPIENT_NAMES: Partial<Record<LetterKind["recipient"], SlotName>> = {
  "billing-office": "providerName",
  "records-office": "providerName",
  "assistance-office": "providerName",
  "plan-appeals": "payerName",
  "plan-external-review": "payerName",
  collector: "collectorName",
};

/** A letter in words. What is not known is a blank that names it, '[account number]'. `siteOrigin`: where the price files that
 *  it cites can be looked at, wherever the letter is read; null: no such address is known. */
export function sayLetter(language: Language, draft: LetterDraft, siteOrigin: string | null): LetterText {
  const { letter, enclosures } = wordsIn(language).letters;
  const kind = letterKinds[draft.kind];
  const { sender, slots } = draft;
  const enclosed = kind.enclosures.filter(
    ({ onlyWith, onlyFor }) =>
      isAtHand(draft, onlyWith) &&
      (onlyFor === undefined || draft.claims.some(({ rule }) => rule === onlyFor)),
  );
  return {
    senderLines: [
      sender.name ?? blank(language, letter.blanks.name),
      ...addressLines(language, sender.address),
      ...(sender.phone === null ? [] : [sender.phone]),
      ...(sender.email === null ? [] : [sender.email]),
    ],
    date: sayWholeDate(language, draft.writtenOn),
    recipientLines: recipientLines(language, draft, kind),
    subject: wordsIn(language).letters.kinds[draft.kind].subject,
    references: kind.references.map((slot) =>
      say(language, letter.reference, {
        name: capitalised(wordsIn(language).letters.slots[slot]),
        value: saySlot(language, slot, slots),
      }),
    ),
    salutation: letter.salutation,
    body: sayBody(language, draft, kind, siteOrigin),
    closing: letter.closing,
    signature: sender.name ?? blank(language, letter.blanks.name),
    enclosuresHeading: say(language, letter.enclosures, { count: enclosed.length }),
    enclosures: enclosed.map(({ enclose }) => enclosures[enclose]),
  };
}

function sayBody(
  language: Language,
  draft: LetterDraft,
  kind: LetterKind,
  siteOrigin: string | null,
): string {
  const { paragraphs } = wordsIn(language).letters.kinds[draft.kind] as {
    paragraphs: Record<string, string>;
  };
  const { coverage, claims, slots } = draft;
  const asks = goesToProvider(draft.kind);
  const values = Object.fromEntries(
    [...kind.slots, ...(kind.known ?? [])].map((slot) => [slot, saySlot(language, slot, slots)]),
  );
  return kind.parts
    .flatMap((part) => {
      if ("list" in part) {
        return claims.map((claim, index) => {
          return `${index + 1}. ${sayLetterClaim(language, claim, { coverage, asks, siteOrigin })}`;
        });
      }
      const isUnderLaw = part.onlyUnder === undefined || part.onlyUnder === draft.law;
      if (!isUnderLaw || !isAtHand(draft, part.onlyWith)) return [];
      const paragraph = paragraphs[part.say];
      if (paragraph === undefined) throw new Error(`No words for ${part.say} in the letter ${draft.kind}.`);
      return [say(language, paragraph as "{slot}", values as { slot: string })];
    })
    .join("\n\n");
}

/** Whether that is known with which a part stands alone; without any it always stands. */
function isAtHand({ slots, claims }: LetterDraft, onlyWith: SlotName | "claims" | undefined): boolean {
  if (onlyWith === undefined) return true;
  return onlyWith === "claims" ? claims.length > 0 : slots[onlyWith] !== null;
}

function recipientLines(language: Language, draft: LetterDraft, { recipient }: LetterKind): string[] {
  const { recipients, letter } = wordsIn(language).letters;
  const slot = RECIPIENT_NAMES[recipient];
  const office: { name?: string; office: string } = recipients[recipient];
  const name = slot ? saySlot(language, slot, draft.slots) : (office.name ?? "");
  const address =
    draft.recipientAddress === null
      ? [blank(language, letter.blanks.recipientAddress)]
      : addressLines(language, draft.recipientAddress);
  return [name, office.office, ...address];
}

function addressLines(language: Language, { street, city, state, zip }: UsAddress): string[] {
  const { blanks } = wordsIn(language).letters.letter;
  const place = [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [street ?? blank(language, blanks.street), place || blank(language, blanks.place)];
}

function saySlot(language: Language, slot: SlotName, slots: LetterSlots): string {
  const value = slots[slot];
  if (value === null) return blank(language, wordsIn(language).letters.slots[slot]);
  if (typeof value === "object") {
    const [first, last] = [formatDate(language, value.first), formatDate(language, value.last)];
    return first === last ? first : say(language, wordsIn(language).letters.letter.days, { first, last });
  }
  if (typeof value === "number") {
    return slotTypes[slot] === "cents"
      ? formatDollars(dollarsOfCents(value))
      : new Intl.NumberFormat(localeOf(language)).format(value);
  }
  return slotTypes[slot] === "day" ? formatDate(language, value) : value;
}

function blank(language: Language, name: string): string {
  return say(language, wordsIn(language).letters.letter.blank, { name });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sayWholeDate(language: Language, isoDay: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}
