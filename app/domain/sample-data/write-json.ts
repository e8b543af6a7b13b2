import type { PayerCharge } from "#app/domain/mrf/standard-charge-record.ts";
import type { TemplateVersion } from "#app/domain/mrf/template-version.ts";
import { AFFIRMATION_V2, ATTESTATION_V3 } from "#app/domain/mrf/valid-values.ts";
import { ATTESTER, addressLine, type PriceFile } from "./price-file.ts";
import type { SampleCharge } from "./sample-charge.ts";

const MODIFIERS: readonly { code: string; description: string; effect: string }[] = [
  { code: "26", description: "Reading of the images alone", effect: "Pays the professional part." },
  { code: "TC", description: "Taking of the images alone", effect: "Pays the technical part." },
];

/** The JSON layout, one item to a line: the charges of one service stand together under it. */
export function writeJson(file: PriceFile): string {
  const items = groupByService(file.charges).map((charges) => JSON.stringify(itemOf(charges, file.template)));
  const head = JSON.stringify(headerOf(file)).slice(0, -1);
  return `${head},"standard_charge_information":[\n${items.join(",\n")}\n]}\n`;
}

function headerOf(file: PriceFile) {
  const { hospital, template, lastUpdatedOn } = file;
  const isV3 = template === "3.0";
  const modifiers = MODIFIERS.filter(({ code }) =>
    file.charges.some((charge) => charge.modifiers.includes(code)),
  );
  return {
    hospital_name: hospital.name,
    last_updated_on: lastUpdatedOn,
    version: `${template}.0`,
    [isV3 ? "location_name" : "hospital_location"]: [hospital.name],
    hospital_address: [addressLine(hospital)],
    license_information: { license_number: hospital.licenseNumber, state: hospital.state },
    ...(isV3
      ? {
          attestation: { attestation: ATTESTATION_V3, confirm_attestation: true, attester_name: ATTESTER },
          type_2_npi: [hospital.npi],
        }
      : { affirmation: { affirmation: AFFIRMATION_V2, confirm_affirmation: true } }),
    modifier_information:
      modifiers.length === 0
        ? undefined
        : modifiers.map(({ code, description, effect }) => ({
            description,
            code,
            modifier_payer_information: file.plans.map(({ payerName, planName }) => ({
              payer_name: payerName,
              plan_name: planName,
              description: effect,
            })),
          })),
  };
}

type ChargesOfService = [SampleCharge, ...SampleCharge[]];

function groupByService(charges: readonly SampleCharge[]): ChargesOfService[] {
  const groups: ChargesOfService[] = [];
  for (const charge of charges) {
    const group = groups.at(-1);
    if (group?.[0].codes[0]?.code === charge.codes[0]?.code) group?.push(charge);
    else groups.push([charge]);
  }
  return groups;
}

function itemOf(charges: Readonly<ChargesOfService>, template: TemplateVersion) {
  const { description, codes, drug } = charges[0];
  return {
    description,
    code_information: codes,
    // Template 3.0 made the unit a number.
    drug_information: drug
      ? { ...drug, unit: template === "3.0" ? Number(drug.unit) : drug.unit }
      : undefined,
    standard_charges: charges.map(chargeOf),
  };
}

function chargeOf(charge: SampleCharge) {
  return {
    setting: charge.setting,
    modifier_code: charge.modifiers.length > 0 ? charge.modifiers : undefined,
    billing_class: charge.billingClass ?? undefined,
    gross_charge: numberOf(charge.gross),
    discounted_cash: numberOf(charge.cash),
    minimum: numberOf(charge.min),
    maximum: numberOf(charge.max),
    payers_information: charge.payers.length > 0 ? charge.payers.map(payerOf) : undefined,
    additional_generic_notes: charge.notes ?? undefined,
  };
}

function payerOf(payer: PayerCharge) {
  return {
    payer_name: payer.payerName,
    plan_name: payer.planName,
    methodology: payer.methodology,
    standard_charge_dollar: numberOf(payer.dollar),
    standard_charge_percentage: numberOf(payer.percentage),
    standard_charge_algorithm: payer.algorithm ?? undefined,
    estimated_amount: numberOf(payer.estimatedAmount),
    median_amount: numberOf(payer.medianAmount),
    "10th_percentile": numberOf(payer.p10),
    "90th_percentile": numberOf(payer.p90),
    count: payer.count ?? undefined,
    additional_payer_notes: payer.notes ?? undefined,
  };
}

/** Undefined leaves a member out. */
function numberOf(amount: string | null): number | undefined {
  return amount === null ? undefined : Number(amount);
}
