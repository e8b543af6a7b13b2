import { sql } from "drizzle-orm";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isNumber, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { RefusalReason } from "../store/settle-rates.ts";
import { findRatedPlan, type RatedPlan } from "./find-plan.server.ts";
import {
  matchRates,
  type RatedProviders,
  type RatedService,
  type TaxIdentityRate,
} from "./match-rates.server.ts";
import { type AnsweredRate, type RateList, sortIntoLists } from "./sort-rates.server.ts";

/** What is asked of a plan: prices around a ZIP code, the price of a line of a bill, or what was allowed out of network. */
export type RateQuestion = RatedService & { idType: string; planId: string } & (
    | { kind: "price"; zip: string; radiusMiles: number }
    | { kind: "line"; npi: number; taxNumber: string | null }
    | { kind: "allowed"; npi: number }
  );

/** Lists in the order in which they answer: with rates if there are any, else with what there is. */
const STATUS_BY_LIST: readonly [RateList | "tin_only", string][] = [
  ["rates", "answered"],
  ["unsure", "unsure_only"],
  ["percent", "percent_only"],
  ["per_diem", "per_diem_only"],
  ["wildcard", "wildcard_only"],
  ["ghost", "ghost_only"],
  ["capitated", "capitated_only"],
  ["bundles", "bundle_only"],
  ["tin_only", "tin_only"],
];

export interface AllowedOutOfNetwork {
  taxNumber: string;
  allowed: number;
  billed: number;
}

export type RateAnswer =
  | { outcome: "refused"; why: "plan_unknown" | "no_readable_file" | "file_has_no_rates" | "place_unknown" }
  | { outcome: "allowed"; allowed: AllowedOutOfNetwork[] }
  | {
      outcome: "rates";
      plan: RatedPlan;
      status: string;
      lists: ReadonlyMap<RateList, AnsweredRate[]>;
      taxIdentityRates: TaxIdentityRate[];
      dropped: ReadonlyMap<RefusalReason, number>;
      /** Names of files that the plan names and no one could read. */
      missing: string[];
    };

/** Answers a question from the plan's files as they were imported last. */
export async function answerRates(
  db: Database,
  gazetteer: Gazetteer,
  question: RateQuestion,
): Promise<RateAnswer> {
  const plan = await findRatedPlan(db, question.idType, question.planId);
  if (plan === null) return { outcome: "refused", why: "plan_unknown" };
  const files = plan.files.filter(({ kind }) => kind === "in-network");
  const read = files.filter(({ fileId }) => fileId !== null);
  if (read.length === 0) return { outcome: "refused", why: "no_readable_file" };
  if (read.every(({ publishedCount }) => publishedCount === 0)) {
    return { outcome: "refused", why: "file_has_no_rates" };
  }
  if (question.kind === "allowed") {
    return { outcome: "allowed", allowed: await allowedAmounts(db, plan, question) };
  }
  const wanted = wantedProviders(gazetteer, question);
  if (wanted === null) return { outcome: "refused", why: "place_unknown" };
  const matched = await matchRates(db, gazetteer, plan, question, wanted);
  const lists = await sortIntoLists(db, matched.rates, question, wanted.kind === "one");
  const has = (list: RateList | "tin_only") =>
    list === "tin_only" ? matched.taxIdentityRates.length > 0 : lists.has(list);
  const status = STATUS_BY_LIST.find(([list]) => has(list))?.[1];
  return {
    outcome: "rates",
    plan,
    status: status ?? (matched.isListed ? "nobody_near" : "code_not_in_files"),
    lists,
    taxIdentityRates: matched.taxIdentityRates,
    dropped: matched.dropped,
    missing: files.filter(({ fileId }) => fileId === null).map(({ fileName }) => fileName),
  };
}

function wantedProviders(
  gazetteer: Gazetteer,
  question: Exclude<RateQuestion, { kind: "allowed" }>,
): RatedProviders | null {
  if (question.kind === "line") return { kind: "one", npi: question.npi, taxNumber: question.taxNumber };
  const found = findPlace(gazetteer, question.zip);
  if (found.outcome !== "found" || !("latitude" in found.place)) return null;
  const { latitude, longitude } = found.place;
  return { kind: "near", latitude, longitude, radiusMiles: question.radiusMiles };
}

async function allowedAmounts(
  db: Database,
  { files }: RatedPlan,
  { codeType, code, billingClass, modifier, npi }: RatedService & { npi: number },
): Promise<AllowedOutOfNetwork[]> {
  const fileIds = files
    .filter(({ kind, fileId }) => kind === "allowed" && fileId !== null)
    .map(({ fileId }) => fileId);
  return readRows(
    db,
    { taxNumber: isText, allowed: isNumber, billed: isNumber },
    sql`
    select distinct tax_number as "taxNumber", allowed::float8 as allowed, billed::float8 as billed
    from payer_allowed_amounts
    where payer_file_id = any(${sql.param(fileIds)}::int[]) and code = ${code} and code_type = ${codeType}
      and billing_class = ${billingClass} and modifiers = ${sql.param(modifier === null ? [] : modifier.split(","))}::text[]
      and npi = ${npi}
    order by 1, 2, 3`,
  );
}
