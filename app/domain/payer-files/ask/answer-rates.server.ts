import { sql } from "drizzle-orm";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Plausibility } from "#app/domain/providers/plausible-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isListOf,
  isNumber,
  isText,
  readRows,
} from "#app/platform/db/read-rows.server.ts";
import { judge } from "../store/load-known-providers.server.ts";
import type { RefusalReason } from "../store/settle-rates.ts";
import { findRatedPlan, type RatedPlan } from "./find-plan.server.ts";
import {
  type MatchedRate,
  matchRates,
  type RatedProviders,
  type RatedService,
  type TaxIdentityRate,
} from "./match-rates.server.ts";

/** What is asked of a plan: prices around a ZIP code, the price of a line of a bill, or what was allowed out of network. */
export type RateQuestion = RatedService & { idType: string; planId: string } & (
    | { kind: "price"; zip: string; radiusMiles: number }
    | { kind: "line"; npi: number; taxNumber: string | null }
    | { kind: "allowed"; npi: number }
  );

/** A list of rates: what its rates are, and whether their providers perform the service. */
export type RateList =
  | "rates"
  | "unsure"
  | "ghost"
  | "percent"
  | "per_diem"
  | "bundles"
  | "capitated"
  | "wildcard";

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

/** A rate once, however many times the files have it. */
export interface AnsweredRate extends MatchedRate {
  /** The same provider, tax number and places have other amounts in the list, and no field tells them apart. */
  isAmbiguous: boolean;
}

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
      /** Names of files that the plan names and nobody could read. */
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

/** Rates by what they are, each once. A rate for all other services counts where its provider has none for the service itself. */
async function sortIntoLists(
  db: Database,
  rates: readonly MatchedRate[],
  service: RatedService,
  isOfBill: boolean,
): Promise<Map<RateList, AnsweredRate[]>> {
  const plausibility = isOfBill ? null : await judgeProviders(db, rates, service);
  const specific = new Set(rates.filter((rate) => !rate.isForAllOthers).map(providerKey));
  const lists = new Map<RateList, Map<string, MatchedRate>>();
  for (const rate of rates) {
    if (rate.isForAllOthers && specific.has(providerKey(rate))) continue;
    const list = listOf(rate, plausibility?.get(rate.npi) ?? "likely");
    const ofList = lists.get(list) ?? new Map<string, MatchedRate>();
    const { npi, taxKind, taxNumber, amount, terms, miles } = rate;
    const key = [npi, taxKind, taxNumber, amount, terms.type, terms.places?.join() ?? "", miles].join(" ");
    lists.set(list, ofList.set(key, ofList.get(key) ?? rate));
  }
  return new Map([...lists].map(([list, ofList]) => [list, markAmbiguous([...ofList.values()])]));
}

function providerKey({ npi, taxNumber }: MatchedRate): string {
  return `${npi} ${taxNumber}`;
}

const LIST_BY_PLAUSIBILITY: Readonly<Record<Plausibility, RateList>> = {
  likely: "rates",
  unsure: "unsure",
  "not-theirs": "ghost",
};

function listOf({ isForAllOthers, arrangement, terms }: MatchedRate, plausibility: Plausibility): RateList {
  if (isForAllOthers) return "wildcard";
  if (arrangement === "bundle") return "bundles";
  if (arrangement === "capitation") return "capitated";
  if (terms.type === "percentage") return "percent";
  if (terms.type === "per diem") return "per_diem";
  return LIST_BY_PLAUSIBILITY[plausibility];
}

function markAmbiguous(rates: readonly MatchedRate[]): AnsweredRate[] {
  const placeKey = ({ npi, taxNumber, terms }: MatchedRate) =>
    `${npi} ${taxNumber} ${terms.places?.join() ?? ""}`;
  const amounts = new Map<string, Set<number>>();
  for (const rate of rates) {
    const key = placeKey(rate);
    amounts.set(key, (amounts.get(key) ?? new Set<number>()).add(rate.amount));
  }
  return rates
    .map((rate) => ({ ...rate, isAmbiguous: (amounts.get(placeKey(rate))?.size ?? 0) > 1 }))
    .sort((a, b) => a.amount - b.amount || a.npi - b.npi);
}

async function judgeProviders(
  db: Database,
  rates: readonly MatchedRate[],
  service: RatedService,
): Promise<Map<number, Plausibility>> {
  const npis = [...new Set(rates.map(({ npi }) => npi))];
  const rows = await readRows(
    db,
    { npi: isInteger, taxonomies: isListOf(isText), isBilled: isFlag },
    sql`
    select npi::float8 as npi, taxonomies,
      exists (select 1 from provider_services s where s.code = ${service.code} and s.npi = providers.npi) as "isBilled"
    from providers where npi = any(${sql.param(npis)}::bigint[])`,
  );
  return new Map(rows.map(({ npi, taxonomies, isBilled }) => [npi, judge(taxonomies, isBilled, service)]));
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
      and billing_class = ${billingClass} and modifiers = ${sql.param(modifier === null ? [] : [modifier])}::text[]
      and npi = ${npi}
    order by 1, 2, 3`,
  );
}
