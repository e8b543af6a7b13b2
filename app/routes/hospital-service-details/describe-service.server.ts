import { wordsIn } from "#app/content/words/words.ts";
import type { ComparableKey, PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { implausibilityOf } from "#app/domain/charges/implausibility.ts";
import { findDrugCosts } from "#app/domain/cms-files/find-drug-costs.server.ts";
import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { readAmountsOf } from "#app/domain/medicare/read-amounts-of.server.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { judgePart } from "#app/domain/price-parts/judge-part.ts";
import { readFits } from "#app/domain/price-parts/read-fits.server.ts";
import { alikeLines } from "#app/domain/prices/at-hospital/comparable-lines.ts";
import { findPartVerdict } from "#app/domain/prices/at-hospital/find-part-verdict.server.ts";
import { listPriceHistory } from "#app/domain/prices/at-hospital/list-price-history.server.ts";
import { listServiceCharges } from "#app/domain/prices/at-hospital/list-service-charges.server.ts";
import { publishedPrices } from "#app/domain/prices/at-hospital/published-prices.ts";
import { listComparedCharges } from "#app/domain/prices/compare/list-compared-charges.server.ts";
import { findWantedRates } from "#app/domain/prices/rates/find-wanted-rates.server.ts";
import { listPlanAmounts } from "#app/domain/prices/rates/list-plan-amounts.server.ts";
import { listServiceRates } from "#app/domain/prices/rates/list-service-rates.server.ts";
import { findService } from "#app/domain/services/find-service.server.ts";
import { judgeByMedicare } from "#app/domain/statistics/counting/judge-by-medicare.ts";
import { listServiceSettings } from "#app/domain/statistics/pricing/usual-setting.server.ts";
import { findPayerStanding } from "#app/domain/statistics/standing/payer-standing.server.ts";
import {
  findServiceStanding,
  type ServiceStanding,
} from "#app/domain/statistics/standing/service-standing.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { priceAlsoBilled } from "./also-billed.server.ts";
import { readAskedAmounts } from "./asked-amounts.ts";
import { type ChargeLine, priceOf } from "./charge-price.ts";
import { type AskedPrice, requestedPrice } from "./requested-price.ts";
import { queryFields, type ServiceQuery } from "./service-query.ts";

/** What the page says of a service with charges at a hospital. */
export async function describeService(
  language: Language,
  db: Database,
  hospital: HospitalDetails,
  { codeType, code }: ServiceCode,
  listed: [ChargeLine, ...ChargeLine[]],
  query: ServiceQuery,
  today: string,
) {
  const { hospitalId, state } = hospital;
  const service = { hospitalId, codeType, code };
  const [settings, known, wanted, history, alsoBilled, ofMedicare, [drugCost = null]] = await Promise.all([
    listServiceSettings(db, service),
    findService(db, service),
    findWantedRates(db, query, null),
    listPriceHistory(db, service),
    priceAlsoBilled(db, service, hospital),
    readAmountsOf(db, [service]),
    findDrugCosts(db, [{ ndc: codeType === "NDC" ? code : null, day: today }]),
  ]);
  const usual = settings[0]?.setting ?? "outpatient";
  const compared = await listComparedCharges(db, service, usual, wanted);
  const charges = await withCompared(db, service, listed, compared[0]?.chargeNo);
  const chosen = chooseLine(charges, query.line, compared[0]?.chargeNo);
  const setting = chosen.setting === "both" ? usual : chosen.setting;
  const alike = alikeLines(charges, chosen, setting);
  const chargeNos = alike.map(({ chargeNo }) => chargeNo);
  const plans = await listPlanAmounts(db, { ...service, chargeNos, setting, wanted });
  const price = requestedPrice(chosen, plans, query);
  const amounts = readAskedAmounts(query);
  const key: StandingKey = { ...service, ...chosen, setting, billingClass: classOf(chosen) };
  const { billDollars } = amounts;
  const medicare = ofMedicare.paymentFor(key);
  const byMedicare = judgeByMedicare(ofMedicare.amounts, service, key);
  const medicareDollars = medicare?.dollars ?? null;
  const [standing, billed, rates, partVerdict, fitOf] = await Promise.all([
    findStanding(db, key, { state, price, medicareDollars }),
    billDollars === null ? null : findBillStanding(db, key, state, billDollars),
    findRates(db, { ...service, chargeNos, payer: "payer" in price ? price.payer : "" }, query.page),
    findPartVerdict(db, { hospitalId, chargeNo: chosen.chargeNo }),
    readFits(db, [hospitalId]),
  ]);
  const isCounted = compared.some(
    (counted) => counted.chargeNo === chosen.chargeNo && [setting, "both"].includes(counted.setting),
  );
  return {
    service: { codeType, code, name: known?.plainName ?? chosen.description },
    category: known && { category: known.category, subcategory: known.subcategory },
    chosen,
    line: query.line,
    stateName: nameOf(wordsIn(language).stateNames, state),
    /** The prices that it is compared with. */
    setting,
    price,
    isCounted,
    standing,
    implausible:
      "dollars" in price
        ? (partVerdict ?? implausibilityOf(chosen, { byMedicare, likely: standing.likely }))
        : null,
    /** What the price is probably of. */
    part: judgePart(ofMedicare.amounts, service, chosen, fitOf(hospitalId)).part,
    medicare,
    /** What pharmacies pay for a unit of a drug with an NDC; null: not known. */
    drugCost,
    plans,
    published: publishedPrices(alike, plans),
    billed,
    amounts,
    asked: queryFields(query),
    rates,
    history,
    alsoBilled,
  };
}

type StandingKey = ComparableKey & { setting: PatientSetting };

/** The lines, including the one used to compare the hospital, which may come after the first hundred. */
async function withCompared(
  db: Database,
  service: ServiceCode & { hospitalId: number },
  listed: [ChargeLine, ...ChargeLine[]],
  compared: number | undefined,
): Promise<[ChargeLine, ...ChargeLine[]]> {
  if (compared === undefined || listed.some(({ chargeNo }) => chargeNo === compared)) return listed;
  const { charges } = await listServiceCharges(db, service, { lines: [compared] });
  return [...listed, ...charges.filter(({ chargeNo }) => chargeNo === compared)];
}

/** The line of an address, else the one used to compare the hospital, else the first with a price. */
function chooseLine(
  charges: [ChargeLine, ...ChargeLine[]],
  asked: number | null,
  compared: number | undefined,
): ChargeLine {
  return (
    charges.find(({ chargeNo }) => chargeNo === asked) ??
    charges.find(({ chargeNo }) => chargeNo === compared) ??
    charges.find((charge) => priceOf(charge) !== null) ??
    charges[0]
  );
}

/** A price for both classes counts among the facilities'. */
function classOf({ comparedClass }: ChargeLine): string {
  return comparedClass === "both" ? "facility" : comparedClass;
}

/** A payer's rate is compared with that payer's rates in the state. */
async function findStanding(
  db: Database,
  key: StandingKey,
  { state, price, medicareDollars }: { state: string; price: AskedPrice; medicareDollars: Dollars | null },
): Promise<ServiceStanding> {
  const nothing = { state: null, nation: null, likely: null };
  switch (price.kind) {
    case "cash":
    case "gross":
      return findServiceStanding(db, key, { state, kind: price.kind, amounts: [price.dollars] });
    case "none":
    case "unknown payer":
      return nothing;
    case "negotiated": {
      if (price.range === null) return nothing;
      const { payerId, planKind, range } = price;
      const amounts = [range.middle];
      return {
        ...nothing,
        state: await findPayerStanding(db, key, { state, payerId, planKind, medicareDollars, amounts }),
      };
    }
  }
}

/** How a bill's amount compares with the state's list prices and cash prices. */
async function findBillStanding(db: Database, key: StandingKey, state: string, billDollars: Dollars) {
  const amounts = [billDollars];
  const [gross, cash] = await Promise.all([
    findServiceStanding(db, key, { state, kind: "gross", amounts }),
    findServiceStanding(db, key, { state, kind: "cash", amounts }),
  ]);
  return { gross: gross.state, cash: cash.state };
}

const ratesPerPage = 100;

/** A page of the rates of a price, of one payer if the address names one. */
async function findRates(
  db: Database,
  charges: ServiceCode & { hospitalId: number; chargeNos: number[]; payer: string },
  asked: number | null,
) {
  const found = await listServiceRates(db, { ...charges, page: asked ?? 1, pageSize: ratesPerPage });
  const pageCount = Math.max(1, Math.ceil(found.total / ratesPerPage));
  const page = asked !== null && asked <= pageCount ? asked : null;
  return { ...found, payer: charges.payer, page, pageCount };
}
