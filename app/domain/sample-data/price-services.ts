import type { TemplateVersion } from "#app/domain/mrf/template-version.ts";
import type { HospitalHabits } from "./hospital-habits.ts";
import { negotiateCharge } from "./negotiate-charge.ts";
import { dollars, negotiatedRange, type SampleCharge } from "./sample-charge.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SampleService } from "./service-catalogue.ts";

/** A service whole, or one of the two parts an image is billed in. */
type Component = { modifiers: string[]; share: number; billingClass: string };

const WHOLE: Component = { modifiers: [], share: 1, billingClass: "facility" };
const PROFESSIONAL: Component = { modifiers: ["26"], share: 0.18, billingClass: "professional" };
const TECHNICAL: Component = { modifiers: ["TC"], share: 0.82, billingClass: "facility" };

const SERVICE_SIGMA = 0.12;
const COMPONENT_CHANCE = 0.4;
const CASH_ON_REQUEST = "The cash price is given on request.";

/** A hospital's charges for these services, those of one service side by side. */
export function priceServices(
  services: readonly SampleService[],
  habits: HospitalHabits,
  template: TemplateVersion,
  random: SeededRandom,
): SampleCharge[] {
  return services.flatMap((service) => {
    const hasComponents =
      service.area === "imaging" && habits.writesComponents && random.chance(COMPONENT_CHANCE);
    const noise = random.factor(SERVICE_SIGMA);
    const isCashless = random.chance(habits.cashless);
    const codes = codesOf(service, habits);
    return (hasComponents ? [WHOLE, PROFESSIONAL, TECHNICAL] : [WHOLE]).map((component) => {
      const commonCents = service.grossDollars * 100 * component.share;
      const grossCents = roundGross(commonCents * habits.grossLevel[service.area] * noise, habits);
      const basis = { area: service.area, grossCents, commonCents: commonCents * habits.negotiatedLevel };
      const payers = habits.contracts.flatMap((contract) => {
        const charge = negotiateCharge(contract, basis, template, random);
        return charge ? [charge] : [];
      });
      return {
        description: service.name,
        codes,
        setting: service.setting,
        billingClass: habits.writesBillingClass ? component.billingClass : null,
        modifiers: component.modifiers,
        drug: service.drug,
        gross: dollars(grossCents),
        cash: isCashless ? null : dollars(grossCents * habits.cashShare[service.area]),
        ...negotiatedRange(payers),
        payers,
        notes: isCashless ? CASH_ON_REQUEST : null,
      };
    });
  });
}

function roundGross(cents: number, { roundsGrossToDollars }: HospitalHabits): number {
  const isSmall = cents < 2000;
  return roundsGrossToDollars && !isSmall ? Math.round(cents / 100) * 100 : Math.max(1, Math.round(cents));
}

function codesOf(service: SampleService, habits: HospitalHabits): SampleCharge["codes"] {
  const revenueCode = (code: string) => (habits.padsRevenueCodes ? code : code.replace(/^0/, ""));
  const isRoom = service.codeType === "RC";
  const codes: SampleCharge["codes"] = [
    { code: isRoom ? revenueCode(service.code) : service.code, type: service.codeType },
  ];
  if (service.ndc) codes.push({ code: service.ndc, type: "NDC" });
  if (service.revenueCode) {
    codes.push({ code: revenueCode(service.revenueCode), type: "RC" });
    if (habits.writesChargemasterCodes) codes.push({ code: chargemasterCode(service), type: "CDM" });
  }
  return codes;
}

/** A hospital's own number for a service: it means nothing elsewhere. */
function chargemasterCode({ code, revenueCode }: SampleService): string {
  return `${revenueCode}${code.replace(/\D/g, "").padStart(6, "0")}`;
}
