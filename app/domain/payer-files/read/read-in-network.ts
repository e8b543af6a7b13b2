import { amountUnits } from "./exact-numbers.ts";
import { isJsonKey } from "./json-key.ts";
import { JsonWindow, JsonWindowError } from "./json-window.ts";
import { providerGroups } from "./provider-groups.ts";
import { RateLists, type RateSpill } from "./rate-lists.ts";
import { isoDate, type RateTerms, rateTerms } from "./rate-terms.ts";
import { idOf, type KeptNpis, ReferenceSets } from "./reference-sets.ts";
import { ratedCode } from "./service-of-rates.ts";
import { eachItem, eachMember, endOfSliceValue } from "./slice-members.ts";
import { readText, walkItems, walkMembers, walkSlices } from "./walk-window.ts";

/** What a file says of itself, in its own words. */
export interface PayerFileHeader {
  entityName: string | null;
  entityType: string | null;
  /** ISO; null: not given or unreadable. */
  updatedOn: string | null;
  version: string | null;
  /** The plan of a file that no table of contents names (its own plan fields). */
  plan: Readonly<Record<string, string>> | null;
}

/** The rates of one code under one arrangement. */
export interface CodeList {
  codeType: string;
  code: string;
  /** ffs, bundle or capitation. */
  arrangement: string;
  list: number;
}

/** Negotiated prices by what became of them while the file was read. */
export interface ReadCounts {
  prices: number;
  otherServices: number;
  otherStates: number;
  unreadable: number;
}

export interface InNetworkFile {
  header: PayerFileHeader;
  codes: CodeList[];
  terms: RateTerms[];
  rates: RateLists;
  providers: ReferenceSets;
  counts: ReadCounts;
  networkNames: string[];
  /** Entries of in_network, wanted or not. */
  serviceCount: number;
}

export interface Wanted {
  /** Whether the rates of a code are asked for. */
  code(codeType: string, code: string): boolean;
  npis: KeptNpis;
}

/** Told where a text is JSON, but has neither rates nor references. */
export class NoRateFileError extends Error {}

const QUOTE = 34;
const COLON = 58;
const OPEN_BRACKET = 91;

const AMOUNT_KEY = Buffer.from("negotiated_rate");
const MAX_NETWORK_NAMES = 50;
const MAX_TEXT_LENGTH = 300;
const MAX_REMEMBERED_TERMS = 100_000;
const PLAN_FIELDS = [
  "plan_name",
  "plan_id_type",
  "plan_id",
  "plan_market_type",
  "issuer_name",
  "plan_sponsor_name",
];

/**
 * Reads an in-network file of any version by its fields, never by `version` (45 CFR 147.212, TiC schema 1.0 to 2.1). Rates of
 * unneeded codes are skipped as bytes; references may be defined before, after or inside of the rates, and are resolved when all
 * is read. Throws `JsonWindowError` where the text is cut off or not JSON.
 */
export async function readInNetwork(
  chunks: AsyncIterable<Uint8Array>,
  wanted: Wanted,
  openSpill: () => RateSpill,
): Promise<InNetworkFile> {
  const reader = new InNetworkReader(new JsonWindow(chunks), wanted, openSpill);
  return reader.read();
}

class InNetworkReader {
  readonly #providers: ReferenceSets;
  readonly #rates: RateLists;
  readonly #terms: RateTerms[] = [];
  readonly #termNumbers = new Map<string, number>();
  /** Terms by the bytes of a price without its amount. */
  readonly #rememberedTerms = new Map<string, number>();
  readonly #codes = new Map<string, CodeList>();
  readonly #counts: ReadCounts = { prices: 0, otherServices: 0, otherStates: 0, unreadable: 0 };
  readonly #networkNames = new Set<string>();
  readonly #texts: Record<string, string> = {};
  #serviceCount = 0;
  #isOfRates = false;

  constructor(
    private readonly window: JsonWindow,
    private readonly wanted: Wanted,
    openSpill: () => RateSpill,
  ) {
    this.#providers = new ReferenceSets(wanted.npis);
    this.#rates = new RateLists(openSpill);
  }

  async read(): Promise<InNetworkFile> {
    const { window } = this;
    await walkMembers(window, async (key) => {
      this.#isOfRates ||= key === "in_network" || key === "provider_references";
      if (key === "in_network") await walkItems(window, () => this.#service());
      else if (key === "provider_references") await this.#references();
      else if (HEADER_FIELDS.has(key)) this.#texts[key] = await readText(window);
    });
    if (!this.#isOfRates) throw new NoRateFileError();
    if ((await window.next()) !== -1) throw new JsonWindowError("not-json", window.place());
    return {
      header: headerOf(this.#texts),
      codes: [...this.#codes.values()],
      terms: this.#terms,
      rates: this.#rates,
      providers: this.#providers,
      counts: this.#counts,
      networkNames: [...this.#networkNames],
      serviceCount: this.#serviceCount,
    };
  }

  async #references(): Promise<void> {
    await walkSlices(this.window, (bytes, from, to) => this.#reference(bytes, from, to));
    this.#providers.isTableRead = true;
  }

  #reference(bytes: Buffer, from: number, to: number): void {
    let id: string | null = null;
    let groups: unknown = null;
    let location: unknown = null;
    eachMember(bytes, from, to, (key, valueFrom, valueTo) => {
      if (key === "provider_group_id")
        id = idOf(bytes.toString("latin1", valueFrom, valueTo).trim(), valueFrom);
      else if (key === "provider_groups") groups = parsed(bytes, valueFrom, valueTo);
      else if (key === "location") location = parsed(bytes, valueFrom, valueTo);
      else if (key === "network_name") this.#addNetworks(parsed(bytes, valueFrom, valueTo));
    });
    if (id === null) return;
    const read = groups === null ? null : providerGroups(groups);
    if (read !== null) this.#providers.define(id, read);
    else if (typeof location === "string") this.#providers.defineRemote(id, location);
  }

  #addNetworks(names: unknown): void {
    for (const name of Array.isArray(names) ? names : [names]) {
      if (typeof name === "string" && this.#networkNames.size < MAX_NETWORK_NAMES) {
        this.#networkNames.add(name.slice(0, MAX_TEXT_LENGTH));
      }
    }
  }

  /** One entry of in_network. Where its rates come before its code they are read, and kept or dropped at its end. */
  async #service(): Promise<void> {
    const { window } = this;
    const said: Record<string, string> = {};
    let rates: { list: number; priceCount: number } | null = null;
    let passedPriceCount = 0;
    this.#serviceCount += 1;
    await walkMembers(window, async (key) => {
      if (SERVICE_FIELDS.has(key)) said[key] = await readText(window);
      else if (key === "negotiated_rates" && this.#isUnwanted(said))
        passedPriceCount += await this.#passRates();
      else if (key === "negotiated_rates") {
        rates ??= { list: this.#rates.open(), priceCount: 0 };
        const { list } = rates;
        const before = this.#counts.prices;
        await walkSlices(window, (bytes, from, to) => this.#rate(list, bytes, from, to));
        rates.priceCount += this.#counts.prices - before;
      }
    });
    this.#counts.prices += passedPriceCount;
    this.#counts.otherServices += passedPriceCount;
    if (rates !== null) this.#keepRates(rates, said);
  }

  #isUnwanted(said: Readonly<Record<string, string>>): boolean {
    const { billing_code: code, billing_code_type: codeType } = said;
    if (code === undefined || codeType === undefined) return false;
    const rated = ratedCode(codeType, code);
    return !this.wanted.code(rated.codeType, rated.code);
  }

  async #passRates(): Promise<number> {
    const { window } = this;
    if ((await window.next()) === OPEN_BRACKET) return window.skipRates();
    await window.skip();
    return 0;
  }

  #keepRates({ list, priceCount }: { list: number; priceCount: number }, said: Record<string, string>): void {
    const { codeType, code } = ratedCode(said.billing_code_type ?? "", said.billing_code ?? "");
    if (this.#isUnwanted({ billing_code: code, billing_code_type: codeType })) {
      this.#counts.otherServices += priceCount;
      this.#rates.drop(list);
      return;
    }
    const arrangement = (said.negotiation_arrangement ?? "").trim().toLowerCase();
    const key = `${codeType} ${code} ${arrangement} ${list}`;
    this.#codes.set(key, { codeType, code, arrangement, list });
  }

  /** One entry of negotiated_rates: its providers, then each of its prices. */
  #rate(list: number, bytes: Buffer, from: number, to: number): void {
    let references: [number, number] | null = null;
    let groups: [number, number] | null = null;
    let prices: [number, number] | null = null;
    eachMember(bytes, from, to, (key, valueFrom, valueTo) => {
      if (key === "provider_references") references = [valueFrom, valueTo];
      else if (key === "provider_groups") groups = [valueFrom, valueTo];
      else if (key === "negotiated_prices") prices = [valueFrom, valueTo];
    });
    if (prices === null) return;
    const set = this.#setOf(bytes, references, groups);
    const isElsewhere = this.#providers.isTableRead && this.#providers.isAllElsewhere(set);
    eachItem(bytes, ...(prices as [number, number]), (priceFrom, priceTo) => {
      this.#counts.prices += 1;
      if (isElsewhere) this.#counts.otherStates += 1;
      else this.#price(list, set, bytes, priceFrom, priceTo);
    });
  }

  #setOf(bytes: Buffer, references: [number, number] | null, groups: [number, number] | null): number {
    const providers = this.#providers;
    const named =
      references !== null && bytes[references[0]] === OPEN_BRACKET
        ? providers.setOfIds(bytes, ...references)
        : null;
    if (named !== null && (groups === null || bytes[groups[0]] !== OPEN_BRACKET)) return named;
    const text = groups === null ? "" : bytes.toString("latin1", ...groups);
    const inline = providers.setOfGroups(text, () => providerGroups(JSON.parse(utf8(text) || "[]")) ?? []);
    return named === null ? inline : providers.union(named, inline);
  }

  #price(list: number, set: number, bytes: Buffer, from: number, to: number): void {
    const amount = amountEdges(bytes, from, to);
    const units = amount === null ? null : amountUnits(bytes, ...amount);
    if (amount === null || units === null) {
      parsed(bytes, from, to); // text that isn't JSON isn't a file
      this.#counts.unreadable += 1;
      return;
    }
    const text = bytes.toString("latin1", from, amount[0]) + bytes.toString("latin1", amount[1], to);
    let terms = this.#rememberedTerms.get(text);
    if (terms === undefined) {
      terms = this.#termsOf(parsed(bytes, from, to));
      if (this.#rememberedTerms.size >= MAX_REMEMBERED_TERMS) this.#rememberedTerms.clear();
      this.#rememberedTerms.set(text, terms);
    }
    this.#rates.add(list, terms, units, set);
  }

  #termsOf(price: unknown): number {
    const terms = rateTerms(price as Record<string, unknown>);
    const key = JSON.stringify(terms);
    const known = this.#termNumbers.get(key);
    if (known !== undefined) return known;
    this.#termNumbers.set(key, this.#terms.length);
    return this.#terms.push(terms) - 1;
  }
}

const HEADER_FIELDS = new Set([
  "reporting_entity_name",
  "reporting_entity_type",
  "last_updated_on",
  "version",
  ...PLAN_FIELDS,
]);
const SERVICE_FIELDS = new Set(["billing_code", "billing_code_type", "negotiation_arrangement"]);

function headerOf(texts: Readonly<Record<string, string>>): PayerFileHeader {
  const plan = Object.fromEntries(
    PLAN_FIELDS.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])),
  );
  return {
    entityName: texts.reporting_entity_name ?? null,
    entityType: texts.reporting_entity_type ?? null,
    updatedOn: isoDate(texts.last_updated_on ?? ""),
    version: texts.version ?? null,
    plan: plan.plan_id === undefined ? null : plan,
  };
}

/** Where the value of negotiated_rate lies in a price; null: it has none. */
function amountEdges(bytes: Buffer, from: number, to: number): [number, number] | null {
  let at = from + 1;
  while (at < to) {
    const byte = bytes[at] as number;
    if (byte !== QUOTE) {
      at += 1;
      continue;
    }
    const keyEnd = endOfSliceValue(bytes, at, to);
    let valueFrom = keyEnd;
    while (valueFrom < to && ((bytes[valueFrom] as number) <= 32 || bytes[valueFrom] === COLON))
      valueFrom += 1;
    const valueTo = endOfSliceValue(bytes, valueFrom, to);
    const isAmount = isJsonKey(bytes, at, keyEnd, AMOUNT_KEY);
    if (isAmount) return [valueFrom, trimmedEnd(bytes, valueFrom, valueTo)];
    at = valueTo;
  }
  return null;
}

function trimmedEnd(bytes: Buffer, from: number, to: number): number {
  let end = to;
  while (end > from && (bytes[end - 1] as number) <= 32) end -= 1;
  return end;
}

function parsed(bytes: Buffer, from: number, to: number): unknown {
  return JSON.parse(bytes.toString("utf8", from, to));
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, "latin1").toString("utf8");
}
