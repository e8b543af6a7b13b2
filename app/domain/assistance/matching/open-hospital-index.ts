import type { PreparedFacility, PreparedHospital } from "./matched-hospital.ts";
import { isWeak } from "./name-words.ts";

/** Finds the hospitals of the site that `judgePair` may find something for: comparing all with all takes minutes. */
export function openHospitalIndex(hospitals: readonly PreparedHospital[]) {
  const byTrait = new Map<string, PreparedHospital[]>();
  for (const hospital of hospitals) {
    const traits = [
      ...traitsOfName(hospital, hospital.state),
      ...traitsOfName(hospital, ANYWHERE),
      ...hospital.eins.map((ein) => `ein ${ein}`),
    ];
    for (const trait of traits) {
      const group = byTrait.get(trait);
      if (group) group.push(hospital);
      else byTrait.set(trait, [hospital]);
    }
  }
  return {
    likely(facility: PreparedFacility): Iterable<PreparedHospital> {
      const traits = [
        ...traitsOfName(facility, facility.state ?? ANYWHERE),
        `ein ${facility.ein}`,
        `ein ${facility.filerEin}`,
      ];
      return new Set(traits.flatMap((trait) => byTrait.get(trait) ?? []));
    },
  };
}

const ANYWHERE = "anywhere";

type IndexedHospital = Pick<PreparedHospital, "words" | "comparedName" | "comparedCity" | "zip">;

/** The name, and each word; one that hundreds of a state have only with city or ZIP code. */
function traitsOfName({ words, comparedName, comparedCity, zip }: IndexedHospital, state: string): string[] {
  const ofWords = [...words].flatMap((word) =>
    isWeak(word) || word === "saint"
      ? [`${state} ${word} in ${comparedCity}`, `${state} ${word} at ${zip ?? ""}`]
      : [`${state} ${word}`],
  );
  return [`${state} named ${comparedName}`, ...ofWords];
}
