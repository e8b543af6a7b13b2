import type { Hold, HoldReason } from "#app/domain/imports/hold.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { ListedFile, ListedSource } from "#app/domain/sources/list-sources.server.ts";
import type { Why } from "#app/domain/sources/source.ts";
import { sayMissing, sayRefusal } from "./say-price-file.ts";
import { wordsIn } from "./words.ts";

/** Why a source or a file of it is not current, as a sentence. */
export function sayWhy(language: Language, { reason, written, refusal }: Why): string {
  if (refusal) return sayRefusal(language, refusal);
  const own: Record<string, string | undefined> = wordsIn(language).sources.reasons;
  const message = own[reason];
  if (message !== undefined) return say<string>(language, message, { written } as never);
  return sayMissing(language, { outcome: "missing", target: "", reason: reason as never, written });
}

/** Why a file waits for a decision, a sentence for each reason. */
export function sayHold(language: Language, hold: Hold): string[] {
  return hold.reasons.map((reason) => sayHoldReason(language, reason, hold));
}

function sayHoldReason(language: Language, reason: HoldReason, hold: Hold): string {
  const words = wordsIn(language).sources;
  const { former, next, expectedHospital } = hold;
  const named = next?.hospitalName ?? words.unknownHospital;
  switch (reason) {
    case "other-hospital":
      return expectedHospital === null
        ? words.holds["other-hospital-unknown"]
        : say(language, words.holds["other-hospital"], { named, expected: expectedHospital });
    case "hospital-of-another-source":
      return say(language, words.holds["hospital-of-another-source"], { named });
    case "fewer-charges":
      return say(language, words.holds["fewer-charges"], {
        next: chargesOf(next),
        former: chargesOf(former),
      });
    case "fewer-payers":
      return say(language, words.holds["fewer-payers"], {
        next: next?.payers ?? 0,
        former: former?.payers ?? 0,
      });
    case "prices-moved":
      return say(language, words.holds["prices-moved"], {
        count: hold.comparedCount,
        factor: (hold.medianRatio ?? 1).toFixed(2),
      });
    case "older":
      return former === null
        ? words.holds["older-known"]
        : say(language, words.holds.older, {
            next: next?.fileDate ?? words.unknownDate,
            former: former.fileDate ?? words.unknownDate,
          });
    case "format": {
      const rules = hold.brokenRules.map(({ rule, count }) => `${rule} (${count})`).join(", ");
      return rules === ""
        ? say(language, words.holds["format-rows"], { count: hold.rowsLeftOut })
        : say(language, words.holds.format, { rules });
    }
    case "other-ein":
    case "several-files":
      return words.holds[reason];
  }
}

function chargesOf(counts: Hold["next"]): number {
  return counts === null ? 0 : counts.charges + counts.negotiatedCharges;
}

/** Why a file of a source is as it is, in a line; '' where nothing is to be said. */
export function sayFileState(language: Language, { why, hold }: Pick<ListedFile, "why" | "hold">): string {
  return [...(hold ? sayHold(language, hold) : []), ...(why ? [sayWhy(language, why)] : [])].join(" ");
}

/** The same of a source: of its cms-hpt.txt, and of each file that is not current. */
export function saySourceState(language: Language, { why, files }: ListedSource): string {
  const sentences = [
    ...files.map((file) => sayFileState(language, file)),
    ...(why ? [sayWhy(language, why)] : []),
  ].filter((sentence) => sentence !== "");
  return [...new Set(sentences)].join(" ");
}
