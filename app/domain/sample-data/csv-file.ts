import { AFFIRMATION_V2, ATTESTATION_V3 } from "#app/domain/mrf/valid-values.ts";
import { ATTESTER, addressLine, type PriceFile } from "./price-file.ts";
import type { SampleCharge } from "./sample-charge.ts";

/** A CSV line, its cells quoted where they must be; null is a blank cell. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => (cell === null ? "" : quoted(cell))).join(",")}\n`;
}

/** Rows 1 and 2: the general data elements and their values. */
export function csvHeaderLines(file: PriceFile): string {
  const { hospital, template, lastUpdatedOn } = file;
  const isV3 = template === "3.0";
  const elements: [name: string, value: string][] = [
    ["hospital_name", hospital.name],
    ["last_updated_on", lastUpdatedOn],
    ["version", `${template}.0`],
    [isV3 ? "location_name" : "hospital_location", hospital.name],
    ["hospital_address", addressLine(hospital)],
    [`license_number|${hospital.state}`, hospital.licenseNumber],
    ...(isV3 ? ([["type_2_npi", hospital.npi]] satisfies [string, string][]) : []),
    [isV3 ? ATTESTATION_V3 : AFFIRMATION_V2, "true"],
    ...(isV3 ? ([["attester_name", ATTESTER]] satisfies [string, string][]) : []),
  ];
  return csvLine(elements.map(([name]) => name)) + csvLine(elements.map(([, value]) => value));
}

/** The columns before a charge's payers, of both CSV layouts, and a charge's cells in them. */
export function openChargeColumns(file: PriceFile) {
  const codeCount = Math.max(...file.charges.map(({ codes }) => codes.length));
  const pairs = Array.from({ length: codeCount }, (_, i) => [`code|${i + 1}`, `code|${i + 1}|type`]).flat();
  return {
    names: [
      "description",
      ...pairs,
      "modifiers",
      "setting",
      ...(file.hasBillingClass ? ["billing_class"] : []),
      "drug_unit_of_measurement",
      "drug_type_of_measurement",
      "standard_charge|gross",
      "standard_charge|discounted_cash",
    ],
    cellsOf: (charge: SampleCharge): (string | null)[] => [
      charge.description,
      ...Array.from({ length: codeCount }, (_, i) => [
        charge.codes[i]?.code ?? null,
        charge.codes[i]?.type ?? null,
      ]).flat(),
      charge.modifiers.join("|") || null,
      charge.setting,
      ...(file.hasBillingClass ? [charge.billingClass] : []),
      charge.drug?.unit ?? null,
      charge.drug?.type ?? null,
      charge.gross,
      charge.cash,
    ],
  };
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
