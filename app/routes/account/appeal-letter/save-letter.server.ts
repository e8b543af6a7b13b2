import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { type FoundAppeal, stateOf } from "#app/domain/appeals/appeal.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { say } from "#app/domain/language/say.ts";
import { letterFieldTexts, readLetterFields } from "#app/domain/letters/letter-fields.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** Saves the form, or an older version, as the newest version, and throws a redirect. If saving fails, returns
 *  the form, with changes from another window. */
export async function saveLetter(
  context: AppLoadContext,
  access: AccountAccess,
  { found, fields }: { found: FoundAppeal; fields: SentFields },
) {
  const { language } = context;
  const letter = letterOf(found, fields);
  const { version: sentVersion = "" } = fields;
  if (!letter || !/^\d{1,9}$/.test(sentVersion)) throw notThisForm();
  const { services } = await openAppealDesk(context, access);
  const saved = await changeKeptAppeal(services, access.account, {
    appealId: found.appealId,
    version: Number(sentVersion),
    change: { change: "write-letter", letter },
  });
  const typed = { ...letterFieldTexts(letter), version: sentVersion };
  const words = wordsIn(language).appealLetter;
  switch (saved.outcome) {
    case "gone":
      throw new Response(null, { status: 404 });
    case "saved":
      throw redirect(access.address(`/account/appeals/${found.appealId}/letter`, { done: "saved" }), 303);
    case "conflict": {
      const { appeal, version } = saved.present;
      const other = appeal.letters.at(-1) ?? null;
      const problem =
        stateOf(appeal) === "draft" && other
          ? say(language, words.conflict.problem, { number: other.letterNo })
          : words.problems["not-now"];
      return refuse({ ...typed, version: String(version) }, problem, {
        status: 409,
        other: other?.letter ?? null,
      });
    }
    case "refused": {
      const problems: Partial<Record<string, string>> = {
        ...words.problems,
        "letter-too-long": say(language, words.problems["letter-too-long"], {
          count: letter.body.length,
        }),
      };
      return refuse(typed, problems[saved.reason] ?? "", { status: 422, other: null });
    }
  }

  function refuse(
    sent: SentFields,
    problem: string,
    { status, other }: { status: number; other: LetterText | null },
  ) {
    const refused = refuseSubmission(context.form, sent, { "": problem }, { status });
    return data({ ...refused.data, other }, refused.init ?? {});
  }
}

/** Null: the form says neither. */
function letterOf({ appeal }: FoundAppeal, fields: SentFields): LetterText | null {
  switch (fields.intent) {
    case "save":
      return readLetterFields(fields, (count) =>
        say(LETTER_LANGUAGE, wordsIn(LETTER_LANGUAGE).letters.letter.enclosures, { count }),
      );
    case "take-up":
      return appeal.letters.find(({ letterNo }) => String(letterNo) === fields.letter)?.letter ?? null;
    default:
      return null;
  }
}
