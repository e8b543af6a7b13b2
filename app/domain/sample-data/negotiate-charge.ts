import type { PayerCharge } from "#app/domain/mrf/standard-charge-record.ts";
import type { TemplateVersion } from "#app/domain/mrf/template-version.ts";
import type { ServiceArea } from "./catalogue/service-group.ts";
import type { Contract, ContractTerms } from "./hospital-habits.ts";
import { dollars } from "./sample-charge.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What is sold: the hospital's gross charge, and the amount a plan's share is taken of, both in cents. */
export type ChargeBasis = { area: ServiceArea; grossCents: number; commonCents: number };

const BLANK: Omit<PayerCharge, "payerName" | "planName"> = {
  dollar: null,
  percentage: null,
  algorithm: null,
  methodology: null,
  estimatedAmount: null,
  medianAmount: null,
  p10: null,
  p90: null,
  count: null,
  notes: null,
};

const AGREEMENT_SIGMA = 0.12;
const NO_REMITTANCES = "No remittances in the last twelve months.";
const CHANGES_WITH_CLAIM = "The percentage depends on the charges of the whole claim.";

/** Returns one plan's charge for one service, with what else the template asks for; null = the contract does not name it. */
export function negotiateCharge(
  contract: Contract,
  basis: ChargeBasis,
  template: TemplateVersion,
  random: SeededRandom,
): PayerCharge | null {
  const terms = contract.terms[basis.area];
  if (terms === null || !random.chance(contract.coverage)) return null;
  const { payerName, planName } = contract;
  return { ...BLANK, payerName, planName, ...agree(terms, basis, template, random) };
}

function agree(
  terms: ContractTerms,
  { area, grossCents, commonCents }: ChargeBasis,
  template: TemplateVersion,
  random: SeededRandom,
): Partial<PayerCharge> {
  const agreedCents = commonCents * terms.share * random.factor(AGREEMENT_SIGMA);
  if (terms.way === "dollar") return { dollar: dollars(agreedCents), methodology: methodologyOf(area) };
  if (terms.way === "algorithm") {
    return {
      algorithm: algorithmOf(area, terms),
      methodology: methodologyOf(area),
      ...allowedAmounts(agreedCents, template, random),
    };
  }
  const percentage = Math.round(terms.share * 200) / 2;
  const allowed = allowedAmounts((grossCents * percentage) / 100, template, random);
  if (terms.way === "percentage") {
    return {
      percentage: String(percentage),
      methodology: "percent of total billed charges",
      ...allowed,
    };
  }
  return {
    algorithm: `${percentage} percent of billed charges up to 50000 dollars a claim, ${percentage - 5} percent above`,
    methodology: "other",
    ...allowed,
    notes: allowed.notes ? `${CHANGES_WITH_CLAIM} ${allowed.notes}` : CHANGES_WITH_CLAIM,
  };
}

function methodologyOf(area: ServiceArea): string {
  if (area === "room") return "per diem";
  return area === "stay" || area === "surgery" ? "case rate" : "fee schedule";
}

function algorithmOf(area: ServiceArea, { share }: ContractTerms): string {
  const percentOfMedicare = Math.round(share * 400);
  if (area === "stay")
    return `Relative weight of the MS-DRG times a base rate of ${Math.round(share * 320)}00 dollars`;
  if (area === "drug") return `Average sales price plus ${Math.round(share * 60)} percent`;
  return `${percentOfMedicare} percent of the Medicare rate in force on the day of service`;
}

/** Returns what replaces a dollar amount: an estimate in template 2.2, percentiles and their count in 3.0. */
function allowedAmounts(
  cents: number,
  template: TemplateVersion,
  random: SeededRandom,
): Partial<PayerCharge> {
  const median = cents * random.between(0.9, 1.02);
  if (template === "2.2") return { estimatedAmount: dollars(median) };
  if (template !== "3.0") return {};
  const drawn = random.uniform();
  if (drawn < 0.12) return { count: "0", notes: NO_REMITTANCES };
  return {
    medianAmount: dollars(median),
    p10: dollars(median * random.between(0.6, 0.9)),
    p90: dollars(median * random.between(1.08, 1.5)),
    count: drawn < 0.55 ? "1 through 10" : String(random.integer(11, 640)),
  };
}
