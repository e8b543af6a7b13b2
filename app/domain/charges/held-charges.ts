import type { ServiceCategory } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import { detachedText } from "#app/platform/db/detached-text.ts";
import type { ChargeKey } from "./charge-key.ts";
import type { PricedCharge, ServiceCharges } from "./derive-prices.ts";
import type { ChargesByService } from "./list-charges-by-service.server.ts";
import type { middleDollar } from "./middle-dollar.ts";

/** Some ten megabytes; a file with more has its charges read back from the database. */
const MOST_HELD = 25_000;

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
    add(chargeNo: number, key: ChargeKey, record: StandardChargeRecord): void {
      if (key.billingClass === "professional") hasProfessional = true;
      if (!byNumber) return;
      if (byNumber.size === MOST_HELD) {
        giveUp();
        return;
      }
      const charge = heldCharge(chargeNo, key, record);
      byNumber.set(chargeNo, charge);
      const { codeType, code } = key;
      const name = `${codeType} ${code}`.replaceAll("\0", ""); // as it is stored
      const service = byService.get(name);
      if (service) service.charges.push(charge);
      else byService.set(detachedText(name), { codeType, code: detachedText(code), charges: [charge] });
    },
    /** The middle one of a charge's rates. Where they are several rows of lists, these have to be opened. */
    addRates(chargeNo: number, { count, middle }: ReturnType<typeof middleDollar>): void {
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
      const services = [...byService.values()].map((service): ServiceCharges => {
        return { ...service, ...categoryOf(service) };
      });
      return { hasProfessional, services };
    },
  };
}

type HeldCharge = PricedCharge & { hasRates: boolean };

function heldCharge(chargeNo: number, key: ChargeKey, record: StandardChargeRecord): HeldCharge {
  return {
    chargeNo,
    setting: record.setting!, // only what describes a modifier has none
    billingClass: key.billingClass,
    modifiers: detachedText(key.modifiers),
    drugUnit: detachedText(key.drugUnit),
    description: detachedText(record.description),
    gross: record.gross as Dollars | null,
    cash: record.cash as Dollars | null,
    minimum: record.min as Dollars | null,
    maximum: record.max as Dollars | null,
    negotiatedCount: 0,
    negotiatedMedian: null,
    hasRates: false,
  };
}
