import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AskedHospital } from "./compare-query.ts";
import { type ComparedHospital, findSide, type Side } from "./find-side.server.ts";

/** What became of each side of an address, and the hospitals that can be compared: two or more that are known, and none
 *  of them twice; else null. */
export interface FoundSides {
  sides: Side[];
  hospitals: ComparedHospital[] | null;
}

export async function findSides(db: Database, asked: readonly AskedHospital[]): Promise<FoundSides> {
  const sides = await Promise.all(asked.map((one) => findSide(db, one)));
  const hospitals = sides.flatMap((side) => (side.outcome === "found" ? [side.hospital] : []));
  return { sides, hospitals: hospitals.length > 1 && !hasTwice(hospitals) ? hospitals : null };
}

/** What keeps sides from being compared, or some of them out of the comparison, for the person who asked. */
export function problemsOf(language: Language, { sides, hospitals }: FoundSides): string[] {
  const words = wordsIn(language).missingPrices;
  const unknown = sides.flatMap((side) => {
    if (side.outcome === "unknown") return [say(language, words.noSuchHospital, { name: side.name })];
    if (side.outcome === "not-loaded") return [say(language, words.notLoaded, { hospital: side.name })];
    return [];
  });
  if (hospitals !== null || unknown.length > 0) return unknown;
  if (sides.some(({ outcome }, index) => index < 2 && outcome === "none")) {
    return [wordsIn(language).compare.problems.bothNeeded];
  }
  const found = sides.flatMap((side) => (side.outcome === "found" ? [side.hospital] : []));
  return hasTwice(found) ? [wordsIn(language).compare.problems.sameTwice] : [];
}

function hasTwice(hospitals: readonly ComparedHospital[]): boolean {
  return new Set(hospitals.map(({ hospitalId }) => hospitalId)).size < hospitals.length;
}
