import { findPricePresence } from "#app/domain/prices/at-hospital/find-price-presence.server.ts";
import type { PricePresence } from "#app/domain/prices/at-hospital/price-presence.ts";
import { type ComparedPrice, compareHospitals } from "#app/domain/prices/compare/compare-hospitals.server.ts";
import {
  type WhyNothingAlike,
  whyNothingAlike,
} from "#app/domain/prices/compare/why-nothing-alike.server.ts";
import { answerSearch } from "#app/domain/search/answer-search.server.ts";
import { findService } from "#app/domain/services/find-service.server.ts";
import type { ServiceQuestion } from "#app/domain/services/search-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { CompareQuery } from "./compare-query.ts";

const MAX_SERVICES = 12;
const MAX_ROWS = 30;

/** Other things that the words can mean. */
export interface OtherServices {
  question: ServiceQuestion | null;
  services: ServiceItem[];
}

export type AskedService =
  | { outcome: "unknown"; text: string }
  /** The words have meanings so different that one has to be chosen. */
  | { outcome: "unclear"; others: OtherServices }
  /** `prices`: those of the service that are comparable at all hospitals, the plainest first. */
  | { outcome: "priced"; service: ServiceItem; prices: ComparedPrice[]; others: OtherServices }
  /** `presences`: what is here of each hospital's price of it. */
  | {
      outcome: "nothing-alike";
      service: ServiceItem;
      why: WhyNothingAlike | null;
      presences: PricePresence[];
      others: OtherServices;
    };

/** The service that a comparison begins with: the first possible meaning of the words that all hospitals price comparably. */
export async function findAskedService(
  db: Database,
  hospitalIds: readonly number[],
  query: CompareQuery,
): Promise<AskedService | null> {
  const { service: text, codeType, code } = query;
  if (text === "" && codeType === null && code === "") return null;
  const [named, found] = await Promise.all([
    codeType === null ? null : findService(db, { codeType, code }),
    text === "" ? null : answerSearch(db, text, { limit: MAX_SERVICES }),
  ]);
  const question = found?.question ?? null;
  if (!named && question?.asksFirst) return { outcome: "unclear", others: { question, services: [] } };
  const meant = found?.services ?? [];
  const candidates = named ? [named] : meant;
  const [first] = candidates;
  if (!first) return { outcome: "unknown", text: text || code };
  const { rows } = await compareHospitals(db, {
    hospitalIds,
    services: candidates,
    page: 1,
    pageSize: 1000,
  });
  const isOf = (service: ServiceItem) => (row: ServiceItem | ComparedPrice) =>
    row.codeType === service.codeType && row.code === service.code;
  const service = candidates.find((one) => rows.some(isOf(one))) ?? first;
  const others: OtherServices = {
    question,
    services: meant.filter((one) => !isOf(service)(one)),
  };
  const prices = rows.filter(isOf(service)).sort(plainestFirst).slice(0, MAX_ROWS);
  const { codeType: type, code: number, name } = service;
  const item: ServiceItem = { codeType: type, code: number, name };
  if (prices.length > 0) return { outcome: "priced", service: item, prices, others };
  const [why, presences] = await Promise.all([
    whyNothingAlike(db, { hospitalIds, service: item }),
    findPricePresence(db, hospitalIds, [item]),
  ]);
  return { outcome: "nothing-alike", service: item, why, presences, others };
}

/** A whole service before parts of it, the facility's before the professional's, outpatients before inpatients. */
function plainestFirst(a: ComparedPrice, b: ComparedPrice): number {
  const rank = ({ modifiers, billingClass, setting }: ComparedPrice) =>
    Number(modifiers !== "") * 4 +
    Number(billingClass === "professional") * 2 +
    Number(setting === "inpatient");
  return rank(a) - rank(b);
}
