import type { AppealStep } from "#app/domain/appeals/appeal.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { wordsIn } from "./words.ts";

/** What happened to an appeal: 'Sent by fax, version 2 of the letter'. */
export function sayAppealStep(language: Language, step: AppealStep): string {
  const { one, ways } = wordsIn(language).appeals;
  const { timeline } = one;
  switch (step.step) {
    case "sent": {
      const way = ways[step.how];
      return step.letterNo === null
        ? say(language, timeline.sent, { way })
        : say(language, timeline.sentVersion, { way, number: step.letterNo });
    }
    case "more-asked":
      return timeline["more-asked"];
    case "answered":
      return timeline.answered;
    case "decided": {
      const { result, gainedCents } = step;
      if (result === "lost") return timeline.lost;
      if (gainedCents === 0) return result === "won" ? timeline.wonNothing : timeline.partlyNothing;
      return say(language, timeline[result], { amount: formatDollars(dollarsOfCents(gainedCents)) });
    }
    case "withdrawn":
      return timeline.withdrawn;
  }
}
