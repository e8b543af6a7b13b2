import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { isNpi } from "#app/domain/providers/npi.ts";

/** What a drawn payer's file holds. */
export interface DrawnFile {
  /** Of JSON, about. */
  megabytes: number;
  order: "references-first" | "references-last";
}

/** Codes of the file; those that are asked for are the first. */
export const DRAWN_CODES = 600;
export const ASKED_CODES = 60;
/** States that providers practice in, one after the other. */
const STATES = [
  "IL",
  "IN",
  "OH",
  "MI",
  "WI",
  "IA",
  "MO",
  "KY",
  "TX",
  "CA",
  "NY",
  "FL",
  "PA",
  "GA",
  "NC",
  "WA",
  "AZ",
  "CO",
  "MN",
  "TN",
];
export const ASKED_STATES = STATES.slice(0, 2);
/** How the ZIP codes of each of them begin; the first two, which the bench asks for, are all over their state. */
const ZIP_BEGINNINGS = [
  ["60", "61", "62"],
  ["46", "47"],
  ...[
    "43",
    "48",
    "53",
    "50",
    "63",
    "40",
    "77",
    "90",
    "10",
    "33",
    "19",
    "30",
    "28",
    "98",
    "85",
    "80",
    "55",
    "37",
  ].map((digits) => [digits]),
];
const NPIS_OF_GROUP = 4;
const GROUPS_OF_RATE = 4;
const BYTES_OF_RATE = 390;

/** The NPI of a drawn provider: its check digit is right, and it begins with 2, as no real one does. */
export function drawnNpi(index: number): number {
  const base = 2_000_000_000 + index * 10;
  for (let digit = 0; digit < 10; digit++) if (isNpi(base + digit)) return base + digit;
  throw new Error("Each nine digits have a check digit.");
}

export function stateOfGroup(group: number): number {
  return group % STATES.length;
}

export function groupCountOf(megabytes: number): number {
  return Math.max(200, megabytes * 10);
}

/** Writes a gzipped in-network file (schema 2.1): every code has rates for groups all over the country. */
export async function writePayerFile(file: string, { megabytes, order }: DrawnFile): Promise<void> {
  const text = Readable.from(inNetworkText(megabytes, order));
  await pipeline(text, createGzip({ level: 4 }), createWriteStream(file));
}

function* inNetworkText(megabytes: number, order: DrawnFile["order"]): Generator<string> {
  yield '{"reporting_entity_name":"Drawn Payer","reporting_entity_type":"issuer","last_updated_on":"2026-06-01","version":"2.1.0"';
  const isFirst = order === "references-first";
  if (isFirst) yield* references(groupCountOf(megabytes));
  yield* services(megabytes);
  if (!isFirst) yield* references(groupCountOf(megabytes));
  yield "}\n";
}

function* references(groupCount: number): Generator<string> {
  yield ',"provider_references":[';
  for (let group = 0; group < groupCount; group++) {
    const npis = Array.from({ length: NPIS_OF_GROUP }, (_, index) => drawnNpi(group * NPIS_OF_GROUP + index));
    const ein = `00-${String(1_000_000 + (group % 9_000_000)).padStart(7, "0")}`;
    yield `${group > 0 ? "," : ""}{"provider_group_id":${group + 1},"network_name":["Drawn"],"provider_groups":[{"npi":[${npis.join()}],"tin":{"type":"ein","value":"${ein}","business_name":"Drawn Practice ${group}"}}]}`;
  }
  yield "]";
}

function* services(megabytes: number): Generator<string> {
  const groupCount = groupCountOf(megabytes);
  const ratesOfCode = Math.max(1, Math.round((megabytes * 1_000_000) / BYTES_OF_RATE / DRAWN_CODES));
  yield ',"in_network":[';
  for (let code = 0; code < DRAWN_CODES; code++) {
    yield `${code > 0 ? "," : ""}{"negotiation_arrangement":"ffs","name":"\\"in_network\\":[ drawn {${code}","billing_code_type":"CPT","billing_code_type_version":"2026","billing_code":"${drawnCode(code)}","description":"drawn service ${code}","negotiated_rates":[`;
    for (let rate = 0; rate < ratesOfCode; rate++)
      yield (rate > 0 ? "," : "") + rateText(code, rate, groupCount);
    yield "]}";
  }
  yield "]";
}

export function drawnCode(code: number): string {
  return String(70_000 + code * 17);
}

function rateText(code: number, rate: number, groupCount: number): string {
  // Groups of one rate practice in one state.
  const step = STATES.length;
  const first = (rate * 7 + code * 3) % groupCount;
  const ids = Array.from({ length: GROUPS_OF_RATE }, (_, index) => ((first + index * step) % groupCount) + 1);
  const cents = 5_000 + ((code * 7_919 + rate * 104_729) % 400_000);
  return `{"provider_references":[${ids.join()}],"negotiated_prices":[{"negotiated_type":"negotiated","negotiated_rate":${cents / 100},"expiration_date":"9999-12-31","service_code":["11","22"],"billing_class":"professional","setting":"both"},{"negotiated_type":"fee schedule","negotiated_rate":${(cents + 913) / 100},"expiration_date":"2027-12-31","billing_class":"institutional","setting":"outpatient"}]}`;
}

/** NPPES's rows of the drawn providers. */
export async function writeProviders(file: string, megabytes: number): Promise<void> {
  await pipeline(Readable.from(providerRows(megabytes)), createWriteStream(file));
}

const HEADER = [
  "NPI",
  "Entity Type Code",
  "Provider Organization Name (Legal Business Name)",
  "Provider First Line Business Practice Location Address",
  "Provider Business Practice Location Address City Name",
  "Provider Business Practice Location Address State Name",
  "Provider Business Practice Location Address Postal Code",
  "Provider Business Practice Location Address Country Code (If outside U.S.)",
  "Provider Business Practice Location Address Telephone Number",
  "Healthcare Provider Taxonomy Code_1",
  "Healthcare Provider Primary Taxonomy Switch_1",
  "NPI Deactivation Date",
  "NPI Reactivation Date",
];

function* providerRows(megabytes: number): Generator<string> {
  const gazetteer = openGazetteer();
  const zips = ZIP_BEGINNINGS.map((all) =>
    all.flatMap((digits) => gazetteer.listZipCodes(digits).map(({ zip }) => zip)),
  );
  yield `${HEADER.map((name) => `"${name}"`).join()}\n`;
  const count = groupCountOf(megabytes) * NPIS_OF_GROUP;
  for (let index = 0; index < count; index++) {
    const group = Math.floor(index / NPIS_OF_GROUP);
    const state = stateOfGroup(group);
    yield `${drawnNpi(index)},2,Drawn Practice ${group},${group} Drawn Street,City,${STATES[state]},${zipOf(zips[state] ?? [], group)},US,5555550100,261QR0200X,Y,,\n`;
  }
}

/** Practices are all over their state. */
function zipOf(zips: readonly string[], group: number): string {
  return zips[(Math.floor(group / STATES.length) * 7) % zips.length] ?? "";
}
