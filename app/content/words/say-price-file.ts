import type { HospitalListProblem } from "#app/domain/hospitals/hospital-list/read-hospital-list.ts";
import type { LeftOutReason } from "#app/domain/imports/amount-balance.ts";
import type { Refusal } from "#app/domain/imports/import-outcome.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import type { Message } from "#app/domain/language/message.ts";
import { say } from "#app/domain/language/say.ts";
import type { MissingPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import { type MrfProblem, type MrfProblemCount, UNREAD_ROW_RULES } from "#app/domain/mrf/mrf-problem.ts";
import { wordsIn } from "./words.ts";

/** What is wrong at a place of a price file, as a sentence. */
export function sayProblem(language: Language, { rule, about }: Pick<MrfProblem, "rule" | "about">): string {
  const words: Message | Readonly<Record<string, string>> = wordsIn(language).priceFiles.problems[rule];
  const message = typeof words === "string" ? words : (words as Record<string, string>)[about.kind ?? ""];
  return message === undefined
    ? (about.sentence ?? rule)
    : (about.sentence ?? fill(language, message, about));
}

/** Why a price file was not imported, as a sentence. */
export function sayRefusal(language: Language, refusal: Refusal): string {
  const { refusals, unreadable, unclearHospital } = wordsIn(language).priceFiles;
  switch (refusal.reason) {
    case "unreadable":
      if (refusal.unreadable === "damaged" && refusal.about.kind !== undefined)
        return sayProblem(language, { rule: "damaged", about: refusal.about });
      return unreadable[refusal.unreadable];
    case "has-errors":
      return say(language, refusals["has-errors"], { count: refusal.errorCount });
    case "hospital-unclear": {
      const { hospital } = refusal;
      if (hospital.unclear !== "several-fit") return unclearHospital[hospital.unclear];
      const named = hospital.candidates.map((candidate) =>
        say(language, unclearHospital.candidate, { ...candidate, hospitalId: String(candidate.hospitalId) }),
      );
      const candidates = new Intl.ListFormat(localeOf(language)).format(named);
      return say(language, unclearHospital["several-fit"], { name: hospital.name, candidates });
    }
    case "no-charges":
    case "disk-full":
    case "held":
      return refusals[refusal.reason];
  }
}

/** Why a price file that was named is not there, as a sentence. */
export function sayMissing(language: Language, { reason, written }: MissingPriceFile): string {
  return fill(language, wordsIn(language).priceFiles.missing[reason], { written });
}

/** What is wrong at a place of CMS's hospital list, as a sentence. */
export function sayListProblem(language: Language, { reason, written }: HospitalListProblem): string {
  return fill(language, wordsIn(language).priceFiles.hospitalList[reason], { written });
}

/** Why amounts of a price file were left out: 'in a column that the template does not have'. */
export function sayLeftOutReason(language: Language, reason: LeftOutReason): string {
  const { reasons } = wordsIn(language).priceFiles.balance;
  return fill(language, (reasons as Record<string, string>)[reason] ?? reasons.rule, { rule: reason });
}

/** That rows could not be read at all, where there were any; no sentence otherwise. */
export function sayRowsUnread(language: Language, problemCounts: readonly MrfProblemCount[]): string[] {
  const unread = problemCounts.filter(({ rule }) => UNREAD_ROW_RULES.has(rule));
  const count = unread.reduce((sum, { count }) => sum + count, 0);
  return count === 0 ? [] : [say(language, wordsIn(language).priceFiles.balance.rowsUnread, { count })];
}

/** Which values a message has is known only when its code is. */
function fill(language: Language, message: string, values: Readonly<Record<string, string>>): string {
  return say<string>(language, message, values as never);
}
