import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { cityName } from "../addresses/listed-address.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import { tellingWords } from "../names/telling-words.ts";
import { typedText } from "../names/typed-text.ts";

export type NamedHospital = {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  state: string;
};

const NAMED_ROW: Shape<NamedHospital> = {
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  state: isText,
};

const MIN_MISSPELT_LENGTH = 5;

/** Which hospitals are looked among: those with prices, unless `withoutPrices` adds the others; of a state, two letters. */
interface SearchLimits {
  limit: number;
  withoutPrices?: boolean;
  state?: string | null;
}

/** Hospitals whose names have all words of a text or their beginnings: 'mayo', 'mass general'. The very
 *  name comes first, then names that begin so. None for words that most hospitals bear. */
export async function searchHospitals(
  db: Database,
  q: string,
  among: SearchLimits,
): Promise<NamedHospital[]> {
  const name = normaliseHospitalName(typedText(q));
  const words = tellingWords(name);
  if (words.length === 0) return [];
  const hasWord = (word: string) => sql`strpos(' ' || match_name, ${` ${word}`}) > 0`;
  const isWhole = (word: string) => sql`strpos(' ' || match_name || ' ', ${` ${word} `}) > 0`;
  return select(
    db,
    sql.join(name.split(" ").map(hasWord), sql` and `),
    sql`match_name <> ${name}, not (${sql.join(words.map(isWhole), sql` and `)}), strpos(match_name, ${name}) <> 1, length(match_name)`,
    among,
  );
}

/** Hospitals whose names are spelt like a text; none for a text of few letters or of common words. */
export async function searchMisspeltHospitals(
  db: Database,
  q: string,
  among: SearchLimits,
): Promise<NamedHospital[]> {
  const words = tellingWords(normaliseHospitalName(typedText(q)));
  if (words.length === 0 || words.some((word) => word.length < MIN_MISSPELT_LENGTH)) return [];
  if ((await searchHospitals(db, words.join(" "), { ...among, limit: 1 })).length > 0) return []; // spelt as names are
  const likeness = sql.join(
    words.map((word) => sql`strict_word_similarity(${word}, match_name)`),
    sql` + `,
  );
  const isAlike = sql.join(
    words.map((word) => sql`${word} <<% match_name`),
    sql` and `,
  );
  return select(db, isAlike, sql`${likeness} desc`, among);
}

/** Those of exactly this name, in any usual spelling. */
export function listHospitalsNamed(db: Database, q: string, among: SearchLimits): Promise<NamedHospital[]> {
  const name = normaliseHospitalName(typedText(q));
  return select(db, sql`match_name = ${name} and match_name <> ''`, sql`state, city`, among);
}

async function select(
  db: Database,
  which: SQL,
  rank: SQL,
  { limit, withoutPrices, state }: SearchLimits,
): Promise<NamedHospital[]> {
  const rows = await readRows<NamedHospital>(
    db,
    NAMED_ROW,
    sql`
    select hospital_id as "hospitalId", short_id as "shortId", name, city, state from hospitals
    where ${which} ${withoutPrices ? sql`` : sql`and current_import_id is not null`}
      ${state ? sql`and state = ${state}` : sql``}
    order by ${rank}, name, hospital_id limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, city: cityName(row.city) }));
}
