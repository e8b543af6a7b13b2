import { sql } from "drizzle-orm";
import { milesBetween } from "#app/domain/places/miles-between.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { dollarsOfUnits } from "../read/exact-numbers.ts";
import type { RateTerms } from "../read/rate-terms.ts";
import { ALL_OTHERS, ALL_TYPES } from "../read/service-of-rates.ts";
import { listEdges } from "../store/packed-providers.ts";
import { eachPackedRate } from "../store/packed-rates.ts";
import { isExpired, isPrice, type RefusalReason } from "../store/settle-rates.ts";
import { fileProviders, type LocatedProviders } from "./file-providers.server.ts";
import type { PlanFile } from "./find-plan.server.ts";

/** The service that rates are asked for, and the circumstances. */
export interface RatedService {
  codeType: string;
  code: string;
  /** Several as '26,59', sorted. Null: without a modifier. */
  modifier: string | null;
  billingClass: "professional" | "institutional";
  /** Undefined: any. */
  setting?: string | undefined;
  /** Two digits; undefined: any. */
  place?: string | undefined;
}

/** Whose rates are asked for: of providers around a point, or of one provider, as a line of a bill names it. */
export type RatedProviders =
  | { kind: "near"; latitude: number; longitude: number; radiusMiles: number }
  | { kind: "one"; npi: number; taxNumber: string | null };

/** A price of a provider, as a file has it. */
export interface MatchedRate {
  npi: number;
  taxKind: string;
  taxNumber: string;
  businessName: string | null;
  amount: number;
  terms: RateTerms;
  arrangement: string;
  /** To its nearest place of practice; 0 for one provider. */
  miles: number;
  /** The rate is for all services that the file does not list by themselves. */
  isForAllOthers: boolean;
  file: PlanFile;
}

/** A price of a tax identity whose providers the file does not name. */
export interface TaxIdentityRate {
  taxNumber: string;
  amount: number;
  type: string;
}

export interface MatchedRates {
  rates: MatchedRate[];
  taxIdentityRates: TaxIdentityRate[];
  /** Distinct prices that can't be shown, by reason, wherever the provider is. */
  dropped: Map<RefusalReason, number>;
  /** Whether a file lists the code at all. */
  isListed: boolean;
}

/** The rates of a service in the files of a plan. Files that were not read are passed over. */
export async function matchRates(
  db: Database,
  gazetteer: Gazetteer,
  { files, providersEdition }: { files: readonly PlanFile[]; providersEdition: string },
  service: RatedService,
  wanted: RatedProviders,
): Promise<MatchedRates> {
  const read = files.filter(({ kind, fileId }) => kind === "in-network" && fileId !== null);
  const lists = await readRows(
    db,
    { fileId: isInteger, code: isText, codeType: isText, arrangement: isText, packed: isBytes },
    sql`
    select payer_file_id as "fileId", code, code_type as "codeType", arrangement, packed from payer_rates
    where payer_file_id = any(${sql.param(read.map(({ fileId }) => fileId))}::int[])
      and ((code = ${service.code} and code_type = ${service.codeType})
        or (code = ${ALL_OTHERS} and code_type in (${service.codeType}, ${ALL_TYPES})))`,
  );
  const found = new FoundRates(service, wanted);
  for (const file of read) {
    const ofFile = lists.filter(({ fileId }) => fileId === file.fileId);
    if (ofFile.length === 0) continue;
    const providers = await fileProviders(db, gazetteer, file.fileId as number, providersEdition);
    const matcher = new FileMatcher(file, providers, found);
    for (const list of ofFile) matcher.match(list, list.code === ALL_OTHERS && service.code !== ALL_OTHERS);
  }
  return found.take();
}

class FoundRates {
  readonly rates: MatchedRate[] = [];
  readonly #taxIdentityRates = new Map<string, TaxIdentityRate>();
  readonly #dropped = new Map<RefusalReason, Set<string>>();
  isListed = false;

  constructor(
    readonly service: RatedService,
    readonly wanted: RatedProviders,
  ) {}

  drop(reason: RefusalReason, key: string): void {
    const keys = this.#dropped.get(reason) ?? new Set<string>();
    this.#dropped.set(reason, keys.add(key));
  }

  addTaxIdentity(rate: TaxIdentityRate): void {
    const { wanted } = this;
    if (wanted.kind === "one" && wanted.taxNumber !== rate.taxNumber) return;
    this.#taxIdentityRates.set(`${rate.taxNumber} ${rate.amount} ${rate.type}`, rate);
  }

  take(): MatchedRates {
    return {
      rates: this.rates,
      taxIdentityRates: [...this.#taxIdentityRates.values()],
      dropped: new Map([...this.#dropped].map(([reason, keys]) => [reason, keys.size])),
      isListed: this.isListed,
    };
  }
}

const [UNSEEN, NEAR, TROUBLED, NEITHER] = [0, 1, 2, 3];

/** Matches the rates of one file. A set without a provider near by, and without one to be dropped, is passed over at once. */
class FileMatcher {
  /** By NPI: miles to its nearest place; infinite: too far, or unknown. */
  readonly #miles: Float64Array;
  readonly #setKinds: Uint8Array;

  constructor(
    private readonly file: PlanFile,
    private readonly providers: LocatedProviders,
    private readonly found: FoundRates,
  ) {
    this.#miles = found.wanted.kind === "near" ? milesOfNpis(providers, found.wanted) : new Float64Array(0);
    this.#setKinds = new Uint8Array(providers.sets.ends.length);
  }

  match(
    { packed, codeType, arrangement }: { packed: Buffer; codeType: string; arrangement: string },
    isForAllOthers: boolean,
  ): void {
    const { found, providers } = this;
    const { service } = found;
    const fits = providers.terms.map((terms) => isOfService(terms, service, isForAllOthers));
    const expired = providers.terms.map((terms) => isExpired(terms, this.file.updatedOn));
    if (!isForAllOthers) found.isListed = true;
    eachPackedRate(
      packed,
      (number) => fits[number] === true,
      (number, units, set) => {
        const terms = providers.terms[number] as RateTerms;
        const amount = dollarsOfUnits(units);
        if (expired[number]) this.#dropAll("expired", set, amount);
        else if (!isPrice(units, codeType)) this.#dropAll("not_a_price", set, amount);
        else if (this.#kindOf(set) !== NEITHER) this.#add(terms, amount, set, arrangement, isForAllOthers);
      },
    );
  }

  #kindOf(set: number): number {
    const known = this.#setKinds[set] as number;
    if (known !== UNSEEN) return known;
    let kind = NEITHER;
    this.#eachGroup(set, (group) => {
      if (group === null) kind = TROUBLED;
      else {
        const { from, to } = listEdges(this.providers.groups, group);
        if (from === to) kind = TROUBLED;
        for (let member = from; member < to; member++) {
          const npi = this.providers.npiOfMember[member] as number;
          if (this.providers.states[npi] !== "known") kind = TROUBLED;
          else if (kind === NEITHER && this.#milesTo(npi) !== null) kind = NEAR;
        }
      }
    });
    this.#setKinds[set] = kind;
    return kind;
  }

  /** Miles to a provider that is asked for; null: it is not. */
  #milesTo(npi: number): number | null {
    const { wanted } = this.found;
    if (wanted.kind === "one") return this.providers.npis[npi] === wanted.npi ? 0 : null;
    const miles = this.#miles[npi] as number;
    return miles <= wanted.radiusMiles ? miles : null;
  }

  #add(terms: RateTerms, amount: number, set: number, arrangement: string, isForAllOthers: boolean): void {
    const { found, providers, file } = this;
    this.#eachGroup(set, (group, reference) => {
      if (group === null) {
        found.drop(
          "reference_unresolved",
          `${file.address} ${providers.unresolved.get(reference)} ${amount}`,
        );
        return;
      }
      const identity = providers.identities[providers.identityOf[group] as number];
      const taxNumber = identity?.number ?? "";
      const { from, to } = listEdges(providers.groups, group);
      if (from === to) found.drop("group_without_npi", `${taxNumber} ${amount}`);
      for (let member = from; member < to; member++) {
        const number = providers.npiOfMember[member] as number;
        const state = providers.states[number] as (typeof providers.states)[number];
        const npi = providers.npis[number] as number;
        if (state === "tax-identity-only") found.addTaxIdentity({ taxNumber, amount, type: terms.type });
        else if (state !== "known") found.drop(state, `${npi} ${taxNumber} ${amount}`);
        else {
          const miles = this.#milesTo(number);
          if (miles === null) continue;
          if (found.wanted.kind === "one" && ![null, taxNumber].includes(found.wanted.taxNumber)) continue;
          found.rates.push({
            npi,
            taxKind: identity?.kind ?? "",
            taxNumber,
            businessName: identity?.name ?? null,
            amount,
            terms,
            arrangement,
            miles: Number(miles.toFixed(1)),
            isForAllOthers,
            file,
          });
        }
      }
    });
  }

  #dropAll(reason: RefusalReason, set: number, amount: number): void {
    const { found, providers, file } = this;
    this.#eachGroup(set, (group, reference) => {
      if (group === null) {
        found.drop(
          "reference_unresolved",
          `${file.address} ${providers.unresolved.get(reference)} ${amount}`,
        );
        return;
      }
      const taxNumber = providers.identities[providers.identityOf[group] as number]?.number ?? "";
      const { from, to } = listEdges(providers.groups, group);
      if (from === to) found.drop(reason, `none ${taxNumber} ${amount}`);
      for (let member = from; member < to; member++) {
        found.drop(reason, `${providers.groups.values[member]} ${taxNumber} ${amount}`);
      }
    });
  }

  /** Calls back with each group of a set; with null for a reference that the file never defined. */
  #eachGroup(set: number, onGroup: (group: number | null, reference: number) => void): void {
    const { sets, references, unresolved } = this.providers;
    const ofSet = listEdges(sets, set);
    for (let index = ofSet.from; index < ofSet.to; index++) {
      const reference = sets.values[index] as number;
      if (unresolved.has(reference)) onGroup(null, reference);
      const ofReference = listEdges(references, reference);
      for (let group = ofReference.from; group < ofReference.to; group++) {
        onGroup(references.values[group] as number, reference);
      }
    }
  }
}

/** Whether terms are those that are asked for. Rates for all other services are said without modifiers. */
function isOfService(terms: RateTerms, service: RatedService, isForAllOthers: boolean): boolean {
  const { billingClass, modifier, setting, place } = service;
  if (terms.billingClass !== billingClass && terms.billingClass !== "both") return false;
  if (!isForAllOthers && terms.modifiers.join() !== (modifier ?? "")) return false;
  if (setting !== undefined && ![null, "both", setting].includes(terms.setting)) return false;
  return (
    place === undefined ||
    terms.places === null ||
    terms.places.some((one) => one === place || one === ALL_OTHERS)
  );
}

function milesOfNpis(
  { latitudes, longitudes, npis, zipsOfNpi }: LocatedProviders,
  { latitude, longitude }: { latitude: number; longitude: number },
): Float64Array {
  const miles = latitudes.map((other, zip) =>
    milesBetween({ latitude, longitude }, { latitude: other, longitude: longitudes[zip] as number }),
  );
  const nearest = new Float64Array(npis.length).fill(Number.POSITIVE_INFINITY);
  for (let npi = 0; npi < npis.length; npi++) {
    for (const zip of zipsOfNpi[npi] ?? []) {
      if ((miles[zip] as number) < (nearest[npi] as number)) nearest[npi] = miles[zip] as number;
    }
  }
  return nearest;
}
