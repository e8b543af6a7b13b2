import { sayDate } from "#app/content/words/say-date.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Permission } from "#app/domain/accounts/account.ts";
import type { Grant } from "#app/domain/accounts/grants/grant.ts";
import type { GrantFields } from "#app/domain/accounts/grants/grant-fields.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** What a grant is worth now, for its owner. */
export function sayGrantState(language: Language, grant: Omit<Grant, "invitationToken">): string {
  const { about } = wordsIn(language).authorizedPersons.person;
  return say(language, about[grant.state], {
    email: grant.person.email,
    until: formatTime(language, new Date(grant.invitationEndsAt)),
    from: formatDate(language, grant.startsOn),
    lastDay: sayDate(language, grant.endsOn),
  });
}

/** What another window has made of the fields in which a form says something else. */
export function sayGrantChanges(language: Language, typed: GrantFields, present: Grant): string {
  const { list, person, permissions } = wordsIn(language).authorizedPersons;
  const { changed, nothing } = person.change;
  const named = (given: readonly Permission[]) =>
    sayList(
      language,
      given.map((permission) => permissions[permission].label),
    );
  const dayOf = (isoDay: string | null) => (isoDay === null ? nothing : formatDate(language, isoDay));
  const fields: [field: string, typed: string, present: string][] = [
    [list.add.name, typed.person.name, present.person.name],
    [list.add.relationship, typed.person.relationship || nothing, present.person.relationship || nothing],
    [list.add.may, named(typed.terms.permissions), named(present.permissions)],
    [list.add.startsOn, dayOf(typed.terms.startsOn), dayOf(present.startsOn)],
    [list.add.endsOn, dayOf(typed.terms.endsOn), dayOf(present.endsOn)],
  ];
  return fields
    .filter(([, typed, present]) => typed !== present)
    .map(([field, , value]) => say(language, changed, { field, value }))
    .join("; ");
}
