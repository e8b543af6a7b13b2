import type { Words } from "#app/content/words/words.ts";
import type { AccountProfile } from "#app/domain/accounts/account.ts";
import { LANGUAGE_NAMES, type Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

type AboutWords = Words["aboutMe"];

/** What another window has made of the fields in which the form says something else. */
export function sayProfileChanges(
  language: Language,
  words: AboutWords,
  typed: AccountProfile,
  present: AccountProfile,
): string {
  const fields: { field: string; typed: string; present: string }[] = [
    part(words.name, ({ name }) => name),
    part(words.phone, ({ phone }) => phone),
    part(words.streetAddress, ({ streetAddress }) => streetAddress),
    part(words.city, ({ city }) => city),
    part(words.state, ({ state }) => state),
    part(words.zip, ({ zip }) => zip),
    part(words.insuranceKind, ({ insuranceKind }) => insuranceKind && words.kinds[insuranceKind]),
    part(words.payer, ({ payerName }) => payerName),
    part(words.planKind, ({ planKind }) => planKind && words.planKinds[planKind]),
    part(words.planName, ({ planName }) => planName),
    part(words.householdSize, ({ householdSize }) => householdSize),
    part(words.incomeBand, ({ incomeBand }) => incomeBand && words.bands[incomeBand]),
    part(words.reminders, ({ wantsReminders }) => (wantsReminders ? words.yes : words.no)),
    part(words.language, ({ language }) => LANGUAGE_NAMES[language]),
  ];
  return fields
    .filter((field) => field.typed !== field.present)
    .map(({ field, present: value }) =>
      value === ""
        ? say(language, words.changedToNothing, { field })
        : say(language, words.changed, { field, value }),
    )
    .join("; ");

  function part(field: string, of: (profile: AccountProfile) => string | number | null) {
    return { field, typed: String(of(typed) ?? ""), present: String(of(present) ?? "") };
  }
}
