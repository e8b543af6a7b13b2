import { KEPT_NAMES_LANGUAGE, plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { ALWAYS_OFFERED } from "./catalogue/always-offered.ts";
import { CLINIC } from "./catalogue/clinic-visits.ts";
import { DRUGS } from "./catalogue/drugs.ts";
import { EMERGENCY } from "./catalogue/emergency.ts";
import { HEART } from "./catalogue/heart.ts";
import { STAYS } from "./catalogue/hospital-stays.ts";
import { IMAGING } from "./catalogue/imaging.ts";
import { LABORATORY } from "./catalogue/laboratory.ts";
import { MATERNITY } from "./catalogue/maternity.ts";
import { ROOMS } from "./catalogue/rooms.ts";
import type { ServiceArea, ServiceGroup } from "./catalogue/service-group.ts";
import { SURGERY } from "./catalogue/surgery.ts";
import { THERAPY } from "./catalogue/therapy.ts";
import type { SampleCharge } from "./sample-charge.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** A service that sample hospitals may offer; `ndc` is of a labeler that no one is. */
export type SampleService = {
  area: ServiceArea;
  codeType: ServiceGroup["codeType"];
  code: string;
  name: string;
  grossDollars: number;
  revenueCode: string | null;
  setting: NonNullable<SampleCharge["setting"]>;
  drug: SampleCharge["drug"];
  ndc: string | null;
};

const GROUPS: readonly ServiceGroup[] = [
  ...EMERGENCY,
  ...CLINIC,
  ...IMAGING,
  ...LABORATORY,
  ...SURGERY,
  ...MATERNITY,
  ...THERAPY,
  ...HEART,
  ...ROOMS,
  ...STAYS,
];

const MIN_SERVICES = 405;
const MAX_SERVICES = 505;
const PHARMACY = "0636";
const LABELER_OF_NO_ONE = "99999";

/** All services of the sample data, in plain words. Throws where one has no name. */
export function sampleServices(): SampleService[] {
  const services = GROUPS.flatMap(({ services: rows, ...shared }) =>
    rows.map(([code, grossDollars]) => ({
      ...shared,
      code,
      grossDollars,
      name: nameOf({ codeType: shared.codeType, code }),
      drug: null,
      ndc: null,
    })),
  );
  const drugs = DRUGS.map(([code, grossDollars, unit, type]): SampleService => {
    const codeType = /^\d/.test(code) ? "CPT" : "HCPCS";
    return {
      area: "drug",
      codeType,
      code,
      name: nameOf({ codeType, code }),
      grossDollars,
      revenueCode: PHARMACY,
      setting: "both",
      drug: { unit, type },
      ndc: `${LABELER_OF_NO_ONE}-${code.slice(1)}-01`,
    };
  });
  return [...services, ...drugs];
}

/** What one hospital offers of them: 400 to 520, of every area the same part, in the catalogue's order. */
export function drawOfferedServices(
  services: readonly SampleService[],
  random: SeededRandom,
): SampleService[] {
  const part = random.integer(MIN_SERVICES, MAX_SERVICES) / services.length;
  const areas = new Set(services.map(({ area }) => area));
  return [...areas].flatMap((area) => {
    const ofArea = services.filter((service) => service.area === area);
    const others = ofArea.filter(({ code }) => !ALWAYS_OFFERED.has(code));
    const wanted = Math.ceil(part * ofArea.length) - (ofArea.length - others.length);
    const offered = new Set(random.shuffle(others).slice(0, Math.max(0, wanted)));
    return ofArea.filter((service) => ALWAYS_OFFERED.has(service.code) || offered.has(service));
  });
}

function nameOf(service: ServiceCode): string {
  const name = plainServiceName(KEPT_NAMES_LANGUAGE, service);
  if (name === null) throw new Error(`${service.codeType} ${service.code} has no plain name.`);
  return name;
}
