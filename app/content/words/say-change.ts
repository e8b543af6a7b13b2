import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import type { Change } from "#app/domain/changes/change.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { wordsIn } from "./words.ts";

/** A change as a headline and a sentence that tells more. */
export function sayChange(language: Language, change: Change): { title: string; text: string } {
  const { entries, texts, kinds } = wordsIn(language).changes;
  const { reasons } = wordsIn(language).priceFileStates;
  const hospital = change.hospitalName;
  switch (change.kind) {
    case "edition": {
      const { fileDate, upCount: up, downCount: down } = change;
      return {
        title:
          fileDate === null
            ? say(language, entries.editionUndated, { hospital })
            : say(language, entries.edition, { hospital, date: formatDate(language, fileDate) }),
        text: up === null || down === null ? texts.first : say(language, texts.compared, { up, down }),
      };
    }
    case "move": {
      const { presentDollars, formerDollars, changePercent, codeType, code } = change;
      const service = serviceNameIn(language, { codeType, code, name: change.serviceName });
      const amount = formatDollars(presentDollars);
      const percent = Math.abs(Math.round(changePercent));
      return {
        title: say(language, changePercent > 0 ? entries.up : entries.down, {
          ...{ hospital, service, percent, amount },
        }),
        text: say(language, texts.move, {
          kind: kinds[change.priceKind],
          code: `${codeType} ${code}`,
          former: formatDollars(formerDollars),
          present: amount,
        }),
      };
    }
    case "failing":
      return { title: say(language, entries.failing, { hospital }), text: reasons[change.reason] };
    case "again":
      return { title: say(language, entries.again, { hospital }), text: texts.again };
  }
}
