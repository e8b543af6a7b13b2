import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import { readCodeGroups } from "#app/domain/services/code-groups.ts";
import type { Biller, Episode, EpisodePart, PartNeed, PartOption, PartRole } from "./episode.ts";

// How the catalogue is written: an episode by its services and parts, codes as '27447 drg:469-470'.

export function episode<const Id extends string>(
  id: Id,
  services: string,
  parts: EpisodePart[],
): Episode<Id> {
  return { id, services: readCodeGroups(services), parts };
}

type PartRules = {
  /** Outpatient where nothing is said; a DRG is inpatient. "any": inpatient, else outpatient. */
  setting?: "any";
  isPerUnit?: true;
};

/** A part without which a sum would be no total. */
export function main(role: PartRole, codes: string, biller: Biller, rules: PartRules = {}): EpisodePart {
  return part(role, codes, biller, rules, "main");
}

/** A test before, a drug or a treatment after that most have, often on another day or at another place. */
export function usual(role: PartRole, codes: string, biller: Biller, rules: PartRules = {}): EpisodePart {
  return part(role, codes, biller, rules, "usual");
}

/** A part that only some bills have. */
export function sometimes(role: PartRole, codes: string, biller: Biller, rules: PartRules = {}): EpisodePart {
  return part(role, codes, biller, rules, "sometimes");
}

function part(
  role: PartRole,
  codes: string,
  biller: Biller,
  { setting, isPerUnit = false }: { setting?: "any"; isPerUnit?: boolean },
  need: PartNeed,
): EpisodePart {
  const options = readCodeGroups(codes).flatMap(({ codeType, first: code }): PartOption[] => {
    const settings: PatientSetting[] =
      codeType === "MS-DRG"
        ? ["inpatient"]
        : setting === "any"
          ? ["inpatient", "outpatient"]
          : ["outpatient"];
    return settings.map((setting) => ({ codeType, code, setting }));
  });
  return { role, biller, options, need, isPerUnit };
}
