import { SETTINGS } from "#app/domain/billing-codes/comparable-key.ts";
import { CODE_TYPES, type CodeType } from "#app/domain/billing-codes/service-code.ts";
import type { TemplateVersion } from "./template-version.ts";

/** Valid values of the CMS data dictionaries 2.0 to 3.0. */
export const VALID_SETTINGS: ReadonlySet<string> = new Set(SETTINGS);

export const METHODOLOGIES: ReadonlySet<string> = new Set([
  "case rate",
  "fee schedule",
  "percent of total billed charges",
  "per diem",
  "other",
]);

/** The methodologies' numbers, from 1. */
export const METHODOLOGY_NUMBERS: ReadonlyMap<string, number> = new Map(
  [...METHODOLOGIES].map((methodology, index) => [methodology, index + 1]),
);

export const OTHER_METHODOLOGY = [...METHODOLOGIES].indexOf("other") + 1;

export const DRUG_TYPES: ReadonlySet<string> = new Set(["GR", "ME", "ML", "UN", "F2", "EA", "GM"]);

const NEW_IN_V3: ReadonlySet<CodeType> = new Set(["CMG", "MS-LTC-DRG"]);
const V3: ReadonlySet<string> = new Set(CODE_TYPES);
const V2: ReadonlySet<string> = new Set(CODE_TYPES.filter((type) => !NEW_IN_V3.has(type)));

export function codeTypes(version: TemplateVersion): ReadonlySet<string> {
  return version === "3.0" ? V3 : V2;
}

const STATES =
  "AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY".split(
    " ",
  );

export const CSV_STATES: ReadonlySet<string> = new Set(STATES);

/** The JSON schemas also know the freely associated states. */
export const JSON_STATES: ReadonlySet<string> = new Set([...STATES, "FM", "MH", "PW"]);

/** How fewer claims than eleven are told. */
export const MIN_CLAIMS = "1 through 10";

const COUNT = /^(?:0|1 through 10|1[1-9]|[2-9]\d+|[1-9]\d{2,})$/;

/** A count of allowed amounts: "0", "1 through 10", or a whole number of 11 or more. */
export function isAllowedCount(text: string): boolean {
  return COUNT.test(text);
}

/** The placeholder amount for a price that a hospital doesn't have. */
export const NO_PRICE = 999999999;

/** Statements a hospital makes word for word, from the data dictionaries. */
export const AFFIRMATION_V2 =
  "To the best of its knowledge and belief, the hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date indicated.";

export const ATTESTATION_V3 =
  "To the best of its knowledge and belief, this hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be expressed as a dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in the machine-readable file or not knowable in advance, the hospital attests that the payer-specific negotiated charge is based on a contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has provided all necessary information available to the hospital for the public to be able to derive the dollar amount, including, but not limited to, the specific fee schedule or components referenced in such percentage, algorithm or formula.";
