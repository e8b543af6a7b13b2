import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { principalCode } from "#app/domain/billing-codes/principal-code.ts";
import { checkMrf } from "#app/domain/mrf/check-mrf.server.ts";
import { mrfFile } from "#app/domain/mrf/mrf-source.server.ts";
import { ATTESTATION_V3 } from "#app/domain/mrf/valid-values.ts";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";

/** As many columns as the widest real file that we have seen: 1,277. */
const PLANS = 140;
const RATES_WANTED = 2_030_000;
const CHARGES = RATES_WANTED / PLANS;
const PER_CENT_OF_CHARGES = "percent of total billed charges";

type Charge = { description: string; code: string; type: string; setting: string; gross: number };

/**
 * Writes a wide file of 1,277 columns and 2.03 million rates to `target`: the charges of a real file at its gross
 * charges, once more at others where it has too few, with 140 plans whose rates are shares of the charge. Of seven plans
 * six pay dollars and one pays a percentage, without known claims.
 */
export async function writeWideFile(realFile: string, target: string): Promise<void> {
  const charges = await readCharges(realFile);
  const out = createWriteStream(target);
  const done = finished(out);
  const plans = Array.from({ length: PLANS }, (_, plan) => `Payer ${Math.floor(plan / 4)}|Plan ${plan}`);
  out.write(header(plans));
  for (let row = 0; row < CHARGES; row++) {
    const charge = charges[row % charges.length]!;
    const gross = charge.gross * (1 + Math.floor(row / charges.length) / 7);
    if (!out.write(chargeLine({ ...charge, gross }, row))) {
      await new Promise((resolve) => out.once("drain", () => resolve(null)));
    }
  }
  out.end();
  await done;
}

async function readCharges(realFile: string): Promise<Charge[]> {
  const charges: Charge[] = [];
  for await (const event of checkMrf(mrfFile(realFile))) {
    if (event.kind !== "records") continue;
    for (const { charge } of event.records) {
      const { description, codes, setting, gross } = charge;
      const principal = principalCode(codes);
      if (!principal || principal.codeType === "NDC" || gross === null || setting === null) continue;
      const { code, codeType } = principal;
      charges.push({ description, code, type: codeType, setting, gross: Number(gross) });
    }
  }
  return charges;
}

function header(plans: readonly string[]): string {
  const names = ["hospital_name", "last_updated_on", "version", "location_name", "hospital_address"];
  const own = ["license_number|IL", "type_2_npi", `"${ATTESTATION_V3}"`, "attester_name"];
  const values = ["Wide Benchmark Hospital", "2026-01-01", "3.0.0", "Wide Benchmark Hospital"];
  const address = ['"1 Wide Road, Chicago, IL 60612"', "4711", "1234567893", "true", "not stated"];
  const item = ["description", "code|1", "code|1|type", "modifiers", "setting", "billing_class"];
  const drug = ["drug_unit_of_measurement", "drug_type_of_measurement"];
  const charge = ["gross", "discounted_cash", "min", "max"].map((name) => `standard_charge|${name}`);
  const rest = ["code|2", "code|2|type", "additional_generic_notes", "financial_aid_policy"];
  const ofPlan = plans.flatMap((plan) => [
    ...["dollar", "percentage", "algorithm"].map((kind) => `standard_charge|${plan}|negotiated_${kind}`),
    `standard_charge|${plan}|methodology`,
    ...["median_amount", "10th_percentile", "90th_percentile", "count", "additional_payer_notes"].map(
      (name) => `${name}|${plan}`,
    ),
  ]);
  const items = [...item, ...drug, ...charge, ...rest, "general_contract_provisions", ...ofPlan];
  return `${[...names, ...own].join(",")}\n${[...values, ...address].join(",")}\n${items.join(",")}\n`;
}

function chargeLine({ description, code, type, setting, gross }: Charge, row: number): string {
  const cells = [
    `"${description.replaceAll('"', '""')}"`,
    `"${code}"`,
    type,
    "",
    setting,
    "facility",
    "",
    "",
  ];
  const random = openSeededRandom(row);
  const dollars = Array.from({ length: PLANS }, () => (gross * random.between(0.2, 0.9)).toFixed(2));
  const agreed = dollars.map(Number);
  const cash = gross * 0.6;
  cells.push(...[gross, cash, Math.min(...agreed), Math.max(...agreed)].map((amount) => amount.toFixed(2)));
  cells.push("CDM", "", "", "", "");
  cells[12] = `${row}`;
  cells[13] = "CDM";
  for (let plan = 0; plan < PLANS; plan++) {
    if (plan % 7 === 6) {
      cells.push("", (20 + plan / 2).toFixed(1), "", PER_CENT_OF_CHARGES, "", "", "", "0", "New contract");
    } else cells.push(dollars[plan]!, "", "", "fee schedule", "", "", "", "", "");
  }
  return `${cells.join(",")}\n`;
}
