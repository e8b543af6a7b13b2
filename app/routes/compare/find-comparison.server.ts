import { findHospitalPolicies } from "#app/domain/assistance/find-hospital-policies.server.ts";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { shortHospitalNames } from "#app/domain/hospitals/names/short-hospital-names.ts";
import {
  type ComparedPrice,
  compareAndSummarise,
} from "#app/domain/prices/compare/compare-hospitals.server.ts";
import type { ComparisonSummary } from "#app/domain/prices/compare/summarise-comparison.server.ts";
import {
  type WhyNothingAlike,
  whyNothingAlike,
} from "#app/domain/prices/compare/why-nothing-alike.server.ts";
import { listCategories } from "#app/domain/services/list-categories.server.ts";
import { findPriceFileStandings } from "#app/domain/sources/find-price-file-standing.server.ts";
import type { PriceFileStanding } from "#app/domain/sources/price-file-state.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { CompareQuery } from "./compare-query.ts";
import { type AskedService, findAskedService } from "./find-asked-service.server.ts";
import type { ComparedHospital } from "./find-side.server.ts";

/** How the hospitals compare over all that they publish comparably. */
export type ComparisonOutcome = ComparisonSummary | { outcome: "nothing-alike"; why: WhyNothingAlike | null };

export interface Comparison {
  /** `label`: short enough for a column. */
  hospitals: (ComparedHospital & {
    label: string;
    policy: HospitalPolicy | null;
    fileStanding: PriceFileStanding | null;
  })[];
  standing: ComparisonOutcome;
  asked: AskedService | null;
  rows: ComparedPrice[];
  total: number;
  pageCount: number;
  /** In which all of them have prices. */
  categories: string[];
}

/** What all of the hospitals publish comparably: as a whole, the service that was asked for, and a page of it. */
export async function findComparison(
  db: Database,
  hospitals: readonly ComparedHospital[],
  query: CompareQuery,
  { pageSize, today }: { pageSize: number; today: string },
): Promise<Comparison> {
  const hospitalIds = hospitals.map(({ hospitalId }) => hospitalId);
  const labels = shortHospitalNames(hospitals);
  const [{ rows, total, summary }, asked, policies, offered, standings] = await Promise.all([
    compareAndSummarise(db, {
      hospitalIds,
      ...(query.category ? { category: query.category } : {}),
      ...(query.q ? { q: query.q } : {}),
      page: query.page ?? 1,
      pageSize,
    }),
    findAskedService(db, hospitalIds, query),
    findHospitalPolicies(db, hospitalIds),
    Promise.all(hospitalIds.map((hospitalId) => listCategories(db, { hospitalId }))),
    findPriceFileStandings(db, hospitalIds, today),
  ]);
  const [ofFirst = [], ...ofOthers] = offered;
  return {
    hospitals: hospitals.map((hospital, index) => ({
      ...hospital,
      label: labels[index] ?? hospital.name,
      policy: policies.get(hospital.hospitalId) ?? null,
      fileStanding: standings.get(hospital.hospitalId) ?? null,
    })),
    standing: summary ?? { outcome: "nothing-alike", why: await whyNothingAlike(db, { hospitalIds }) },
    asked,
    rows,
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    categories: ofFirst.filter((category) => ofOthers.every((others) => others.includes(category))),
  };
}
