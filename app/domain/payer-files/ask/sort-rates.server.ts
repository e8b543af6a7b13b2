import { sql } from "drizzle-orm";
import type { Plausibility } from "#app/domain/providers/plausible-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, isListOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { judge } from "../store/load-known-providers.server.ts";
import type { MatchedRate, RatedService } from "./match-rates.server.ts";

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

/** A rate once, however many times the files have it. */
export interface AnsweredRate extends MatchedRate {
  /** The same provider, tax number and places have other amounts in the list, and no field tells them apart. */
  isAmbiguous: boolean;
}

/** Rates by what they are, each once. A rate for all other services counts where its provider has none for the service itself. */
export async function sortIntoLists(
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
    const { taxKind, amount, terms, miles } = rate;
    const key = `${placeKey(rate)} ${taxKind} ${amount} ${terms.type} ${miles}`;
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
  const amounts = new Map<string, number>();
  const ambiguous = new Set<string>();
  const keys = rates.map(placeKey);
  for (const [index, { amount }] of rates.entries()) {
    const key = keys[index] as string;
    if ((amounts.get(key) ?? amount) !== amount) ambiguous.add(key);
    amounts.set(key, amount);
  }
  return rates
    .map((rate, index) => ({ ...rate, isAmbiguous: ambiguous.has(keys[index] as string) }))
    .sort((a, b) => a.amount - b.amount || a.npi - b.npi);
}

/** The provider, tax number and places of service of a rate. */
function placeKey({ npi, taxNumber, terms }: MatchedRate): string {
  return `${npi} ${taxNumber} ${terms.places === null ? "" : terms.places.join()}`;
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
