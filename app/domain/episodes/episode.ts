import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { CodeGroup } from "#app/domain/services/code-groups.ts";

/** What a part of an episode pays for; each has its words in the catalogue. */
export type PartRole =
  | "stay"
  | "facility"
  | "surgeon"
  | "doctor"
  | "obstetrician"
  | "emergency-doctor"
  | "anesthesia"
  | "sedation"
  | "reading"
  | "pathology"
  | "newborn-stay"
  | "newborn-doctor"
  | "implant"
  | "contrast"
  | "drug"
  | "equipment"
  | "laboratory"
  | "imaging"
  | "heart-test"
  | "other-test"
  | "visit"
  | "therapy"
  | "follow-up";

/** Who bills a part: the hospital, a doctor, a doctor who reads pictures, or either of the first two. */
export type Biller = "hospital" | "doctor" | "reader" | "either";

/**
 * Whether an episode is complete without a part. 'main': required, so no sum without it is a total. 'usual': most
 * episodes have it in addition. 'sometimes': only some do.
 */
export type PartNeed = "main" | "usual" | "sometimes";

/** One code that counts as a part, where it is done. */
export type PartOption = ServiceCode & { setting: PatientSetting };

/** A part that is billed in addition to the others. */
export type EpisodePart = {
  role: PartRole;
  biller: Biller;
  /** The first one that is published is the part's price. */
  options: PartOption[];
  need: PartNeed;
  /** Priced by piece, milliliter or minute, in a number that no one knows in advance: shown, never added up. */
  isPerUnit: boolean;
};

/** What a patient goes through as one thing and gets several bills for. */
export type Episode<Id extends string = string> = {
  id: Id;
  /** The services that an episode is known by. */
  services: CodeGroup[];
  parts: EpisodePart[];
};
