import { sql } from "drizzle-orm";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { findProviders, type Provider } from "#app/domain/providers/find-providers.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { ALL_OTHERS } from "../read/service-of-rates.ts";
import { judge } from "../store/load-known-providers.server.ts";
import { isExpired } from "../store/settle-rates.ts";
import { findRatedPlan } from "./find-plan.server.ts";
import { findRatedPlans, type ListedPlan } from "./find-rated-plans.server.ts";
import { eachRateOfProvider, type RateOfProvider } from "./rates-of-provider.server.ts";

/** A price of a place, with the plan whose file has it. */
export interface PlaceRate extends RateOfProvider {
  plan: ListedPlan;
  /** False: its specialties leave open whether it performs the service. */
  isSure: boolean;
}

export interface PlaceRates {
  provider: Provider;
  /** By code, then amount. */
  rates: PlaceRate[];
  /** The list was cut. */
  isCut: boolean;
  /** Rates for services that it does not perform. */
  ghosts: PlaceRate[];
}

const MAX_PLANS = 20;
const MAX_RATES = 300;

/** What plans agreed to pay a provider; null: NPPES, as imported here, has no such active provider. */
export async function findPlaceRates(
  db: Database,
  gazetteer: Gazetteer,
  npi: number,
): Promise<PlaceRates | null> {
  const [provider] = await findProviders(db, [npi]);
  if (provider === undefined) return null;
  const billed = new Set(
    (await readRows(db, { code: isText }, sql`select code from provider_services where npi = ${npi}`)).map(
      ({ code }) => code,
    ),
  );
  const found = new Map<string, PlaceRate>();
  const ghosts = new Map<string, PlaceRate>();
  for (const plan of await findRatedPlans(db, { words: "", maxPlans: MAX_PLANS })) {
    const rated = plan.readCount > 0 ? await findRatedPlan(db, plan.idType, plan.planId) : null;
    if (rated === null) continue;
    await eachRateOfProvider(db, gazetteer, rated, { npi, taxNumber: null }, (rate) => {
      if (isExpired(rate.terms, rate.file.updatedOn) || rate.code === ALL_OTHERS) return;
      const { codeType, code, terms } = rate;
      const verdict = judge(provider.taxonomies, billed.has(code), {
        codeType,
        code,
        billingClass: terms.billingClass,
      });
      const list = verdict === "not-theirs" ? ghosts : found;
      const key = [
        plan.planId,
        codeType,
        code,
        rate.amount,
        terms.type,
        terms.modifiers,
        terms.billingClass,
      ].join("|");
      if (list.size < MAX_RATES * 2 && !list.has(key)) {
        list.set(key, { ...rate, plan, isSure: verdict === "likely" });
      }
    });
  }
  const rates = [...found.values()].sort((a, b) => a.code.localeCompare(b.code) || a.amount - b.amount);
  return {
    provider,
    rates: rates.slice(0, MAX_RATES),
    isCut: rates.length > MAX_RATES,
    ghosts: [...ghosts.values()].slice(0, MAX_RATES),
  };
}
