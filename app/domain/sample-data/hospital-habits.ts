import type { ServiceArea } from "./catalogue/service-group.ts";
import { type PlanKind, SAMPLE_INSURERS } from "./sample-insurers.ts";
import { openSeededRandom, type SeededRandom } from "./seeded-random.ts";

/** How a plan pays for one kind of service; `share` is the part of a common gross charge it pays. */
export type ContractTerms = { way: "dollar" | "percentage" | "algorithm" | "other"; share: number };

export type Contract = {
  payerName: string;
  planName: string;
  /** The part of the hospital's services the contract names. */
  coverage: number;
  /** Null = the plan does not pay for such services. */
  terms: Record<ServiceArea, ContractTerms | null>;
};

/** How one hospital sets and writes its prices. Levels are factors on what hospitals commonly charge. */
export type HospitalHabits = {
  grossLevel: Record<ServiceArea, number>;
  negotiatedLevel: number;
  cashShare: Record<ServiceArea, number>;
  /** The part of services without a published cash price. */
  cashless: number;
  roundsGrossToDollars: boolean;
  padsRevenueCodes: boolean;
  writesChargemasterCodes: boolean;
  writesBillingClass: boolean;
  writesComponents: boolean;
  contracts: readonly Contract[];
};

const AREAS: readonly ServiceArea[] = [
  "imaging",
  "laboratory",
  "emergency",
  "clinic",
  "surgery",
  "maternity",
  "therapy",
  "heart",
  "drug",
  "room",
  "stay",
];

const SHARE_OF_KIND: Record<PlanKind, readonly [low: number, high: number]> = {
  commercial: [0.36, 0.62],
  exchange: [0.28, 0.42],
  medicare: [0.2, 0.29],
  medicaid: [0.13, 0.21],
};

const STATE_SIGMA = 0.12;
const HOSPITAL_SIGMA = 0.26;
const AREA_SIGMA = 0.14;

/** Draws a hospital's habits. Hospitals of one state share a price level. */
export function drawHospitalHabits(seed: number, state: string, random: SeededRandom): HospitalHabits {
  const stateLevel = openSeededRandom(seed, state.charCodeAt(0), state.charCodeAt(1)).factor(STATE_SIGMA);
  const level = stateLevel * random.factor(HOSPITAL_SIGMA);
  const cashShare = random.between(0.32, 0.58);
  const insurers = random.shuffle(SAMPLE_INSURERS).slice(0, random.pick([4, 4, 5, 6, 6]));
  return {
    grossLevel: forEachArea(() => level * random.factor(AREA_SIGMA)),
    negotiatedLevel: stateLevel * random.factor(HOSPITAL_SIGMA / 2),
    cashShare: forEachArea(() => Math.min(0.6, Math.max(0.3, cashShare * random.factor(0.05)))),
    cashless: random.pick([0, 0, 0.03, 0.1, 0.3]),
    roundsGrossToDollars: random.chance(0.5),
    padsRevenueCodes: random.chance(0.7),
    writesChargemasterCodes: random.chance(0.4),
    writesBillingClass: random.chance(0.3),
    writesComponents: random.chance(0.6),
    contracts: SAMPLE_INSURERS.filter((insurer) => insurers.includes(insurer)).flatMap(
      ({ payerName, plans }) =>
        plans.map(({ planName, kind }) => drawContract(payerName, planName, kind, random)),
    ),
  };
}

function drawContract(payerName: string, planName: string, kind: PlanKind, random: SeededRandom): Contract {
  const [low, high] = SHARE_OF_KIND[kind];
  const share = random.between(low, high);
  return {
    payerName,
    planName,
    coverage: random.between(0.78, 0.98),
    terms: forEachArea((area) =>
      kind === "medicare" && area === "maternity"
        ? null
        : { way: drawWay(area, random), share: share * random.factor(0.1) },
    ),
  };
}

function drawWay(area: ServiceArea, random: SeededRandom): ContractTerms["way"] {
  const drawn = random.uniform();
  if (area === "room" || drawn < 0.72) return "dollar";
  if (drawn < 0.89) return "percentage";
  return drawn < 0.97 ? "algorithm" : "other";
}

function forEachArea<T>(draw: (area: ServiceArea) => T): Record<ServiceArea, T> {
  return Object.fromEntries(AREAS.map((area) => [area, draw(area)])) as Record<ServiceArea, T>;
}
