import { sql } from "drizzle-orm";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import { tellingWords } from "#app/domain/hospitals/names/telling-words.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { correctSpelling, isServiceWord } from "#app/domain/services/correct-spelling.ts";
import { readWantedCode } from "#app/domain/services/read-wanted-code.ts";
import { typedWords, withoutCircumstances } from "#app/domain/services/typed-words.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, isNumber, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { type HospitalRun, isBetween, listHospitalRuns } from "./hospital-runs.ts";

interface OfList {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  state: string;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  /** From the typed place; null: none was typed, or its position is unknown. */
  distanceMiles: number | null;
}

/** A hospital that a search names next to a service. 'not-loaded': it is on CMS's list, and its price file is not here, which
 *  does not mean that it publishes none. */
export type NamedInSearch = OfList & { file: "loaded" | "not-loaded" };

/** `words`: of the service, without the hospital's. `hospital`: null where the search names none. `others`: hospitals that the
 *  same words may name, at most five. */
export type SearchWords = { words: string; hospital: NamedInSearch | null; others: NamedInSearch[] };

/** A shorter word may be a hospital's: 'Rush' is near to 'rash'. */
const MIN_MISSPELT_LENGTH = 8;
const MAX_CANDIDATES = 500;
const MAX_OTHERS = 5;
/** Who types a place means the hospital there, before one that is called exactly so elsewhere. */
const NEARBY_MILES = 50;
/** A name that more hospitals bear names none of them without a place nearby. */
const MAX_OF_ONE_NAME = 5;

const NAME_ENDINGS = ["hospital", "hospitals", "medical center", "clinic"];

type Candidate = NamedInSearch & { matchName: string; serviceCount: number };

/** Splits a search into the words of the service and the hospital that they name: 'knee MRI at Rush', 'colonoscopy Mass General'. */
export async function readSearchWords(
  db: Database,
  gazetteer: Gazetteer,
  q: string,
  place: { latitude: number; longitude: number } | null,
): Promise<SearchWords> {
  const text = typedText(q);
  const typed = text.split(" ");
  const nothing: SearchWords = { words: text, hospital: null, others: [] };
  const runs = listHospitalRuns(typed).filter(({ rest }) => isService(rest));
  if (runs.length === 0) return nothing;
  const telling = [...new Set(runs.flatMap((run) => run.telling))];
  const candidates = await listCandidates(db, telling, place);
  const isNameAlone = candidates.some(
    ({ matchName }) => rankOf(normaliseHospitalName(text).split(" "), matchName) !== null,
  );
  if (candidates.length === 0 || isNameAlone) return nothing;
  const places = await listPlaces(
    db,
    runs.map((run) => run.name),
  );
  for (const run of runs) {
    const named = namedBy(run, candidates, places, gazetteer);
    const [best, ...others] = nearestFirst(named);
    if (!best) continue;
    const sameName = named.filter(({ rank }) => rank === best.rank);
    if (!isNearby(best) && sameName.length > (run.isOnlyCommon ? 1 : MAX_OF_ONE_NAME)) continue;
    return {
      words: withoutCity(run.rest, best),
      hospital: withoutRank(best),
      others: others.slice(0, MAX_OTHERS).map(withoutRank),
    };
  }
  return nothing;
}

type RankedCandidate = Candidate & { rank: number };

/** The candidates that bear the words of a run: 0 exactly so, 1 their names begin so, 2 have them whole, 3 begin with them
 *  word by word ('mass general'). */
function namedBy(
  run: HospitalRun,
  candidates: readonly Candidate[],
  places: ReadonlySet<string>,
  gazetteer: Gazetteer,
): RankedCandidate[] {
  const words = run.name.split(" ");
  const isPlace = places.has(run.name) || places.has(run.telling.join(" ")) || findState(run.name) !== null;
  return candidates.flatMap((candidate) => {
    const rank = rankOf(words, candidate.matchName);
    if (rank === null) return [];
    const isNear = isNearby(candidate);
    if (!isNamedBy(run, rank, isPlace, isNear) && !isNamedIn(run, rank, isNear, gazetteer)) return [];
    return [{ ...candidate, rank }];
  });
}

/** Whether words that a name bears in this way name it. A city alone names none, and one word alone little. */
function isNamedBy(run: HospitalRun, rank: number, isPlace: boolean, isNear: boolean): boolean {
  const { telling, hasKind, before, isFirst, isLast, isOnlyCommon } = run;
  if (isPlace) return hasKind && (rank === 0 || (rank === 1 && before === "at"));
  if (before === null && isOnlyCommon) return isNear && rank !== 2 && (isFirst || isLast);
  if (rank === 3) return telling.length > 1 || (hasKind && before !== null);
  if (before === "at" || hasKind || telling.length > 1) return true;
  return before === null && rank < 2 && (isLast || (isFirst && isNear));
}

/** 'In MetroHealth' is at a hospital near, where no place in the country is called so. */
function isNamedIn(run: HospitalRun, rank: number, isNear: boolean, gazetteer: Gazetteer): boolean {
  if (run.before !== "in" || !isNear || rank > 1) return false;
  return findPlace(gazetteer, run.name).outcome === "unknown";
}

function rankOf(words: readonly string[], matchName: string): number | null {
  const name = words.join(" ");
  if (matchName === name || NAME_ENDINGS.some((ending) => matchName === `${name} ${ending}`)) return 0;
  if (matchName.startsWith(`${name} `)) return 1;
  const own = matchName.split(" ");
  if (words.every((word) => own.includes(word))) return 2;
  const begins = words.every((word, at) => own[at]?.startsWith(word));
  return begins ? 3 : null;
}

/** Those within reach of the typed place before others, the best name before others, then by distance, or without a place those
 *  that price most services. */
function nearestFirst(named: readonly RankedCandidate[]): RankedCandidate[] {
  return named.toSorted(
    (a, b) =>
      Number(isNearby(b)) - Number(isNearby(a)) ||
      a.rank - b.rank ||
      (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0) ||
      b.serviceCount - a.serviceCount,
  );
}

const isNearby = ({ distanceMiles }: Candidate) => distanceMiles !== null && distanceMiles <= NEARBY_MILES;

/** 'MRI in Chicago' of 'MRI at Rush in Chicago' without the city, which is the hospital's. */
function withoutCity(text: string, { city, state }: Candidate): string {
  const words = text.split(" ");
  const cityWords = normaliseHospitalName(city ?? "").split(" ");
  let end = words.length;
  if (findState(words.slice(end - 1).join(" ")) === state) end--;
  const from = end - cityWords.length;
  const isCity = normaliseHospitalName(words.slice(from, end).join(" ")) === cityWords.join(" ");
  if (from < 1 || !isCity) return text;
  return words.slice(0, isBetween(words[from - 1] ?? "") ? from - 1 : from).join(" ");
}

function withoutRank({
  rank: _,
  matchName: __,
  serviceCount: ___,
  ...hospital
}: RankedCandidate): NamedInSearch {
  return hospital;
}

/** Whether words ask for a service: a code, or mostly words that services are asked for by, in any spelling. */
function isService(text: string): boolean {
  if (readWantedCode(text)) return true;
  const words = withoutCircumstances(typedWords(text));
  if (tellingWords(words.join(" ")).length === 0) return false;
  const isMisspelt = (word: string) =>
    word.length >= MIN_MISSPELT_LENGTH && correctSpelling([word]).length > 0;
  const isAsked = (word: string) => isServiceWord(word) || isMisspelt(word);
  return 2 * words.filter(isAsked).length >= words.length;
}

async function listCandidates(
  db: Database,
  telling: readonly string[],
  place: { latitude: number; longitude: number } | null,
): Promise<Candidate[]> {
  const miles = place
    ? sql`chord_miles(globe_point(latitude, longitude) <-> globe_point(${place.latitude}, ${place.longitude}))`
    : sql`null::float8`;
  const rows = await readRows(
    db,
    {
      hospitalId: isInteger,
      shortId: isText,
      name: isText,
      matchName: isText,
      city: orNull(isText),
      state: isText,
      latitude: orNull(isNumber),
      longitude: orNull(isNumber),
      phone: orNull(isText),
      distanceMiles: orNull(isNumber),
      isLoaded: isFlag,
      serviceCount: isInteger,
    },
    sql`
    select h.hospital_id as "hospitalId", short_id as "shortId", name, match_name as "matchName", city, state, latitude,
      longitude, phone, ${miles} as "distanceMiles", current_import_id is not null as "isLoaded",
      coalesce(i.service_count, 0) as "serviceCount"
    from hospitals h left join imports i on i.import_id = h.current_import_id
    where ${sql.join(
      telling.map((word) => sql`strpos(' ' || match_name, ${` ${word}`}) > 0`),
      sql` or `,
    )}
    order by "distanceMiles" nulls last, h.hospital_id limit ${MAX_CANDIDATES}`,
  );
  return rows.map(({ isLoaded, city, ...row }) => ({
    ...row,
    city: cityName(city),
    file: isLoaded ? "loaded" : "not-loaded",
  }));
}

/** Of these names those that are cities with a hospital. */
async function listPlaces(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await readRows(
    db,
    { city: isText },
    sql`select distinct lower(city) as city from hospitals where lower(city) = any(${sql.param(names)}::text[])`,
  );
  return new Set(rows.map(({ city }) => normaliseHospitalName(city)));
}
