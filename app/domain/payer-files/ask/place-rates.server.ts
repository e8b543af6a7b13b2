import { sql } from "drizzle-orm";
import { findProviders, type Provider } from "#app/domain/providers/find-providers.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { fileNameOf } from "../find-payer-files.server.ts";
import { ALL_OTHERS } from "../read/service-of-rates.ts";
import { judge } from "../store/load-known-providers.server.ts";
import { isExpired } from "../store/settle-rates.ts";
import { findListsOfProvider, type ListOfProvider } from "./lists-of-provider.server.ts";
import { eachRateOfLists, type RateOfProvider, readTerms } from "./rates-of-provider.server.ts";

/** A price of a place, with the plan whose file has it. */
export interface PlaceRate extends RateOfProvider {
  plan: { idType: string; planId: string; name: string };
  file: { fileName: string; updatedOn: string | null };
  /** False: its specialties leave open whether it performs the service. */
  isSure: boolean;
}

export interface PlaceRates {
  provider: Provider;
  /** Of services that it surely performs first, then by code and amount. */
  rates: PlaceRate[];
  /** There are more rates or plans than are listed. */
  isCut: boolean;
  /** Rates for services that it does not perform, as many as are listed. */
  ghosts: PlaceRate[];
}

const MAX_PLANS = 20;
const MAX_RATES = 300;
/** Lists that are read before the next look at how many rates there are. */
const LISTS_OF_STEP = 60;

/**
 * What plans agreed to pay a provider; null: NPPES, as imported here, has no such active provider. The service that is asked for is
 * read first, those that the provider does not perform last, and none beyond what a page lists.
 */
export async function findPlaceRates(
  db: Database,
  npi: number,
  asked: { codeType: string | null; code: string | null },
): Promise<PlaceRates | null> {
  const [provider] = await findProviders(db, [npi]);
  if (provider === undefined) return null;
  const billed = new Set(
    (await readRows(db, { code: isText }, sql`select code from provider_services where npi = ${npi}`)).map(
      ({ code }) => code,
    ),
  );
  const judged = (codeType: string, code: string, billingClass: string) =>
    judge(provider.taxonomies, billed.has(code), { codeType, code, billingClass });
  const found = await findListsOfProvider(db, null, { npi, taxNumber: null });
  const fileIds = [...found.setsOfFile.keys()];
  const [{ plans, isCut }, termsOfFiles] = await Promise.all([
    plansOfFiles(db, fileIds),
    readTerms(db, fileIds),
  ]);
  const services = servicesOf(found.lists.filter(({ fileId }) => plans.has(fileId)));
  const rankOf = ({ codeType, code }: ListOfProvider) => {
    if (code === asked.code && codeType === asked.codeType) return 0;
    const verdicts = BILLING_CLASSES.map((billingClass) => judged(codeType, code, billingClass));
    return verdicts.includes("likely") ? 1 : verdicts.includes("unsure") ? 2 : GHOST_RANK;
  };
  const ranked = services
    .map((lists) => ({ lists, rank: rankOf(lists[0]) }))
    .sort((a, b) => a.rank - b.rank || (a.lists[0].code < b.lists[0].code ? -1 : 1));
  const rates = new Map<string, PlaceRate>();
  const ghosts = new Map<string, PlaceRate>();
  const add = (rate: RateOfProvider) => {
    const verdict = judged(rate.codeType, rate.code, rate.terms.billingClass);
    const list = verdict === "not-theirs" ? ghosts : rates;
    for (const { plan, file } of plans.get(rate.fileId) ?? []) {
      if (isExpired(rate.terms, file.updatedOn)) continue;
      const key = keyOf(rate, plan.planId);
      if (!list.has(key)) list.set(key, { ...rate, plan, file, isSure: verdict === "likely" });
    }
  };
  let next = 0;
  const readWhile = async (isWanted: (rank: number) => boolean) => {
    while (next < ranked.length && isWanted(ranked[next]?.rank ?? 0)) {
      const lists: ListOfProvider[] = [];
      for (; next < ranked.length && lists.length < LISTS_OF_STEP; next++) {
        const service = ranked[next];
        if (service === undefined || !isWanted(service.rank)) break;
        lists.push(...service.lists);
      }
      await eachRateOfLists(db, lists, found, termsOfFiles, add);
    }
  };
  await readWhile((rank) => rank < GHOST_RANK && rates.size < MAX_RATES);
  const hasUnread = (ranked[next]?.rank ?? GHOST_RANK) < GHOST_RANK;
  next = ranked.findIndex(({ rank }, index) => index >= next && rank === GHOST_RANK);
  if (next >= 0) await readWhile(() => ghosts.size < MAX_RATES);
  return {
    provider,
    rates: [...rates.values()].sort(compareRates).slice(0, MAX_RATES),
    isCut: isCut || hasUnread || rates.size > MAX_RATES,
    ghosts: [...ghosts.values()].sort(compareRates).slice(0, MAX_RATES),
  };
}

const GHOST_RANK = 3;
const BILLING_CLASSES = ["professional", "institutional", "both"];

/** The lists of each service; rates for all other services are none of a service. */
function servicesOf(lists: readonly ListOfProvider[]): [ListOfProvider, ...ListOfProvider[]][] {
  const services = new Map<string, [ListOfProvider, ...ListOfProvider[]]>();
  for (const list of lists) {
    if (list.code === ALL_OTHERS) continue;
    const key = `${list.codeType} ${list.code}`;
    const ofService = services.get(key);
    if (ofService) ofService.push(list);
    else services.set(key, [list]);
  }
  return [...services.values()];
}

function keyOf({ codeType, code, amount, terms }: RateOfProvider, planId: string): string {
  return [planId, codeType, code, amount, terms.type, terms.modifiers, terms.billingClass].join("|");
}

function compareRates(a: PlaceRate, b: PlaceRate): number {
  return Number(b.isSure) - Number(a.isSure) || a.code.localeCompare(b.code) || a.amount - b.amount;
}

/** By file: the plans that name it, up to `MAX_PLANS` plans in all. */
async function plansOfFiles(
  db: Database,
  fileIds: readonly number[],
): Promise<{ plans: Map<number, Pick<PlaceRate, "plan" | "file">[]>; isCut: boolean }> {
  const ids = sql.param(fileIds);
  const rows = await readRows(
    db,
    {
      fileId: isInteger,
      address: isText,
      updatedOn: orNull(isText),
      idType: isText,
      planId: isText,
      name: isText,
      place: isInteger,
    },
    sql`
    with named as (
      select distinct link.payer_file_plan_id, file.payer_file_id, file.address, file.updated_on
      from payer_files file join payer_file_links link on link.address = file.address and link.kind = 'in-network'
      where file.payer_file_id = any(${ids}::int[])
    ), chosen as (
      select payer_file_plan_id, id_type, plan_id, name, row_number() over (order by name, plan_id)::int as place
      from payer_file_plans where payer_file_plan_id in (select payer_file_plan_id from named)
      order by name, plan_id limit ${MAX_PLANS + 1}
    )
    select named.payer_file_id as "fileId", named.address, named.updated_on::text as "updatedOn", chosen.id_type as "idType",
      chosen.plan_id as "planId", chosen.name, chosen.place
    from chosen join named using (payer_file_plan_id) order by chosen.place, named.payer_file_id`,
  );
  const plans = new Map<number, Pick<PlaceRate, "plan" | "file">[]>();
  for (const { fileId, address, updatedOn, place, ...plan } of rows) {
    if (place > MAX_PLANS) continue;
    const file = { fileName: fileNameOf(address), updatedOn };
    plans.set(fileId, [...(plans.get(fileId) ?? []), { plan, file }]);
  }
  return { plans, isCut: rows.some(({ place }) => place > MAX_PLANS) };
}
