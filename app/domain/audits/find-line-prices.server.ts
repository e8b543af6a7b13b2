import { type DrugOnDay, findDrugCosts } from "#app/domain/cms-files/find-drug-costs.server.ts";
import { findMedicareAmounts, type Payee } from "#app/domain/cms-files/find-medicare-amounts.server.ts";
import {
  type BilledBy,
  type BilledService,
  type LinePrice,
  listLinePrices,
  type PublishedForLine,
} from "#app/domain/prices/at-hospital/list-line-prices.server.ts";
import { listStatePrices } from "#app/domain/prices/at-hospital/list-state-prices.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type AuditedBill, type AuditedLine, type BillSetting, dayOf } from "./audited-bill.ts";
import { isProcedure } from "./is-procedure.ts";
import type { LinePriceContext, OwnPrice } from "./line-price-context.ts";

/** The hospital that a bill comes from; `state`: two letters. */
export interface BillingHospital {
  hospitalId: number;
  state: string;
}

/**
 * What is published for each line of a bill, in their order. Null hospital: it is not known, and only Medicare's amounts are
 * looked up. `asOf`: the hospital's own prices are those of its present file, or of the file that was in force on the day of
 * care, where one is here, else of the nearest.
 */
export async function findLinePrices(
  db: Database,
  bill: AuditedBill,
  hospital: BillingHospital | null,
  { asOf }: { asOf: "care" | "today" },
): Promise<LinePriceContext[]> {
  const { setting, lines } = bill;
  const payee = payeeOf(setting);
  const services = lines.map((line) => serviceOf(line, asOf === "care" ? dayOf(bill, line) : null));
  const asked = services.filter((service) => service !== null);
  const billedBy: BilledBy = {
    setting: setting === "inpatient" ? "inpatient" : "outpatient",
    billingClass: setting === "professional" ? "professional" : "facility",
  };
  const [own, ofState, medicare, drugCosts] = await Promise.all([
    hospital ? listLinePrices(db, hospital.hospitalId, billedBy, asked) : [],
    hospital ? listStatePrices(db, hospital.state, billedBy, asked) : [],
    payee === null
      ? []
      : findMedicareAmounts(db, lines.map(procedureOf), { payee, state: hospital?.state ?? null }),
    findDrugCosts(db, lines.map(drugOf)),
  ]);
  let next = 0;
  return services.map((service, index) => {
    const amount = medicare[index] ?? null;
    const drugCost = drugCosts[index];
    if (service === null || hospital === null)
      return { own: null, state: null, stateHeaps: null, medicare: amount, ...(drugCost && { drugCost }) };
    const at = next++;
    const { hospitalCount, quartiles, heaps } = ofState[at] ?? NOTHING;
    const { state } = hospital;
    return {
      own: ownPriceOf(own[at]),
      state: quartiles && { state, hospitalCount, ...quartiles },
      stateHeaps: heaps && { state, heaps },
      medicare: amount,
    };
  });

  /** A drug with a HCPCS code is compared with Medicare's limit instead. */
  function drugOf(line: AuditedLine): DrugOnDay {
    const { serviceCode } = line;
    return { ndc: serviceCode?.codeType === "NDC" ? serviceCode.code : null, day: dayOf(bill, line) };
  }

  function procedureOf(line: AuditedLine) {
    const code = isProcedure(line.serviceCode) ? line.serviceCode.code : null;
    return { code, modifiers: line.modifiers, day: dayOf(bill, line) };
  }
}

const NOTHING = { hospitalCount: 0, quartiles: null, heaps: null };

/** Whom Medicare pays by the service; null: a stay is paid as a whole. */
function payeeOf(setting: BillSetting | null): Payee | null {
  if (setting === null || setting === "inpatient") return null;
  return setting === "professional" ? "professional" : "hospital";
}

/** A revenue code, or a hospital's own, isn't a service with comparable prices. */
function serviceOf({ serviceCode, modifiers }: AuditedLine, day: string | null): BilledService | null {
  if (serviceCode === null) return null;
  return isProcedure(serviceCode) || serviceCode.codeType.endsWith("DRG")
    ? { ...serviceCode, modifiers, day }
    : null;
}

function ownPriceOf(published: PublishedForLine | undefined): OwnPrice | null {
  if (published?.outcome !== "published") return null;
  const { price } = published;
  if (price.implausible !== null || price.drugUnit !== "") return null;
  return {
    grossCents: centsOf(price.grossDollars),
    cashCents: centsOf(price.cashDollars),
    setting: price.setting,
    importId: price.importId,
    fileDate: price.fileDate,
    place: price.sourcePlace,
    chargeNo: price.chargeNo,
  };
}

function centsOf(dollars: LinePrice["grossDollars"]): number | null {
  return dollars === null ? null : Math.round(Number(dollars) * 10_000) / 100;
}
