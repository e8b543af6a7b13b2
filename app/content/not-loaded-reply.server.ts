import { wordsIn } from "#app/content/words/words.ts";
import type { NotLoadedFacts } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { isFederal } from "#app/domain/hospitals/traits/is-federal.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** Returns an API reply about a hospital without a loaded price file: the message and the fields that programs
 *  read. */
export function notLoadedReply(
  language: Language,
  { name, shortId, city, state, phone, hospitalType, fileReason }: NotLoadedFacts,
) {
  const words = wordsIn(language).missingPrices;
  const right = isFederal(hospitalType) ? words.federal : words.meaning;
  return [
    `${say(language, words.ofHospital["not-loaded"], { hospital: name })} ${wordsIn(language).priceFileStates.reasons[fileReason]} ${right}`,
    {
      reason: "not-loaded",
      more: { hospital: { name, id: shortId, city, state, phone }, price_file_reason: fileReason },
    },
  ] as const;
}
