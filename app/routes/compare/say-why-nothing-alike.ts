import { settingName } from "#app/components/price-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { WhyNothingAlike } from "#app/domain/prices/compare/why-nothing-alike.server.ts";

/** Why hospitals publish nothing comparable, in a sentence; `labels` in the order in which they were compared. */
export function sayWhyNothingAlike(
  language: Language,
  labels: readonly string[],
  why: WhyNothingAlike,
  isOfOneService: boolean,
): string {
  const words = wordsIn(language).compare.nothingAlike;
  const each = (named: (texts: readonly string[]) => string) => {
    const ofEach = "ofEach" in why ? why.ofEach : [];
    return ofEach.map((texts, no) => `${labels[no]}: ${named(texts)}`).join("; ");
  };
  switch (why.reason) {
    case "no-prices": {
      const hospitals = sayList(
        language,
        why.ofNone.map((no) => labels[no] ?? ""),
      );
      return say(language, isOfOneService ? words.noneOfService : words.noneOfAny, { hospitals });
    }
    case "codes":
      return say(language, words.codes, { each: each((types) => sayList(language, types)) });
    case "settings":
      return say(language, words.settings, {
        each: each((settings) =>
          sayList(
            language,
            settings.map((setting) => settingName(language, setting as Setting).toLowerCase()),
          ),
        ),
      });
    case "classes":
      return say(language, words.classes, {
        each: each((classes) =>
          sayList(
            language,
            classes.map((name) => name || words.unnamedClass),
          ),
        ),
      });
    case "kinds":
      return say(language, words.kinds, {
        each: each((kinds) =>
          kinds.length > 1 ? words.kind.both : kinds.includes("cash") ? words.kind.cash : words.kind.gross,
        ),
      });
    case "modifiers":
      return words.modifiers;
  }
}
