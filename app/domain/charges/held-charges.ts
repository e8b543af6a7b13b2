import type { ServiceCategory } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { StandardCharge } from "#app/domain/mrf/standard-charge-record.ts";
import { detachedText } from "#app/platform/db/detached-text.ts";
import type { ChargeKey } from "./charge-key.ts";
import type { PricedCharge, ServiceCharges } from "./derive-prices.ts";
import type { ChargesByService } from "./list-charges-by-service.server.ts";
import type { MiddleDollar } from "./middle-dollar.ts";

/** Some ten megabytes; a file with more has its charges read back from the database. */
const MAX_HELD = 25_000;

/** Holds what prices take of a file's charges while it is loaded, as long as there are not too many of them. */
export function openHeldCharges() {
  let byNumber: Map<number, HeldCharge> | null = new Map();
  const byService = new Map<string, ServiceCode & { charges: PricedCharge[] }>();
  let hasProfessional = false;

  function giveUp(): void {
    byNumber = null;
    byService.clear();
  }

  return {
    /** A charge by whose code hospitals can be compared. */
    add(chargeNo: number, key: ChargeKey, charge: StandardCharge): void {
      if (key.billingClass === "professional") hasProfessional = true;
      if (!byNumber) return;
      if (byNumber.size === MAX_HELD) {
        giveUp();
        return;
      }
      const held = heldCharge(chargeNo, key, charge);
      byNumber.set(chargeNo, held);
      const { codeType, code } = key;
      const ownCode = detachedText(code);
      const name = `${codeType} ${ownCode}`; // as it is stored
      const service = byService.get(name);
      if (service) service.charges.push(held);
      else byService.set(name, { codeType, code: ownCode, charges: [held] });
    },
    /** Adds the median of a charge's rates. Where they are several rows of lists, these have to be opened. */
    addRates(chargeNo: number, { count, middle }: MiddleDollar): void {
      const charge = byNumber?.get(chargeNo);
      if (!charge) return;
      if (charge.hasRates) {
        giveUp();
        return;
      }
      charge.hasRates = true;
      charge.negotiatedCount = count;
      charge.negotiatedMedian = middle as Dollars | null;
    },
    /** All of them; null: they have to be read from the database. */
    byService(categoryOf: (service: ServiceCode) => ServiceCategory): ChargesByService | null {
      if (!byNumber) return null;
      const services: ServiceCharges[] = [];
      for (const service of byService.values()) {
        const { codeType, code, charges } = service;
        const { category, subcategory } = categoryOf(service);
        services.push({ codeType, code, category, subcategory, charges });
      }
      return { hasProfessional, services: [services] };
    },
  };
}

type HeldCharge = PricedCharge & { hasRates: boolean };

function heldCharge(chargeNo: number, key: ChargeKey, charge: StandardCharge): HeldCharge {
  const { setting } = charge;
  if (setting === null) throw new Error("A charge without a setting describes a modifier, and is none.");
  return {
    chargeNo,
    setting,
    billingClass: key.billingClass,
    modifiers: detachedText(key.modifiers),
    drugUnit: detachedText(key.drugUnit),
    description: detachedText(charge.description),
    gross: charge.gross as Dollars | null,
    cash: charge.cash as Dollars | null,
    minimum: charge.min as Dollars | null,
    maximum: charge.max as Dollars | null,
    negotiatedCount: 0,
    negotiatedMedian: null,
    hasRates: false,
  };
}
