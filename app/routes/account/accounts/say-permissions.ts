import { sayDate } from "#app/content/words/say-date.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { GrantedAccount } from "#app/domain/accounts/grants/granted-accounts.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** 'You can see bills and run audits.', in a sentence of that kind. */
export function sayPermissions(
  language: Language,
  sentence: `${string}{what}${string}`,
  { permissions }: Pick<GrantedAccount, "permissions">,
): string {
  const names = wordsIn(language).authorizedPersons.accounts.permissions;
  const what = sayList(
    language,
    permissions.map((permission) => names[permission]),
  );
  return say(language, sentence, { what });
}

/** 'From Mar 1, 2027. Until Apr 1, 2027.': what there is to say of a grant's days. */
export function sayDates(
  language: Language,
  { state, hasBegun, startsOn, endsOn }: Omit<GrantedAccount, "permissions">,
): string {
  const words = wordsIn(language).authorizedPersons.accounts;
  if (state === "over") return say(language, words.over, { until: sayDate(language, endsOn) });
  const from = hasBegun ? "" : say(language, words.from, { from: formatDate(language, startsOn) });
  const until = endsOn === null ? "" : say(language, words.until, { until: sayDate(language, endsOn) });
  return [from, until].filter((part) => part !== "").join(" ");
}
