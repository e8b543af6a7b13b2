import { type SQL, sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { typedText } from "#app/domain/hospitals/typed-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, isText, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { type SearchTerm, searchTerms } from "./everyday-words.ts";
import type { ServiceItem } from "./service-item.ts";

export type FoundService = ServiceItem & { hospitalCount: number; category: string; subcategory: string };

const FOUND_ROW: Shape<FoundService> = {
  ...SERVICE_CODE_ROW,
  name: isText,
  hospitalCount: isInteger,
  category: isText,
  subcategory: isText,
};

const MOST_RESULTS = 100;
const CODE = /^(?:(?:CPT|HCPCS|CDT|NDC|RC|APC|ICD|(?:MS|APR)-?DRG|DRG)[\s:#-]*)?([A-Z]{0,2}\d[A-Z\d-]*)$/;
const SHORTEST_CODE_PREFIX = 2;
/** Shorter words have too few groups of three letters to be told by. */
const SHORTEST_MISSPELT_WORD = 4;
/** A short word is no beginning of another: 'er' is not 'erythrocyte'. */
const SHORTEST_BEGINNING = 3;

/**
 * Services for what a visitor typed: a code or its beginning, or words of names and descriptions, everyday ones
 * included. All words in our own name come first, then all words anywhere; only where there are none, words spelt
 * alike; only then services with some of the words. Among equals the one that most hospitals offer is first.
 */
export async function searchServices(
  db: Database,
  q: string,
  { limit }: { limit: number },
): Promise<FoundService[]> {
  const text = typedText(q);
  const most = Math.min(Math.max(Math.trunc(limit), 1), MOST_RESULTS);
  const code = CODE.exec(text.toUpperCase())?.[1];
  if (code && code.length >= SHORTEST_CODE_PREFIX) {
    const found = await select(db, sql`code >= ${code} and code < ${`${code}~`}`, sql`code <> ${code}`, most);
    if (found.length > 0) return found;
  }
  const terms = searchTerms(text);
  if (terms.length === 0) return [];
  const all = terms.map((term) => `(${queryOf(term)})`).join(" & ");
  const allInName = terms.map((term) => `(${queryOf(term, "A")})`).join(" & ");
  const found = await select(db, hasWords(all), sql`not ${hasWords(allInName)}`, most);
  if (found.length > 0) return found;
  return (await searchMisspelt(db, terms, most)) ?? searchSomeWords(db, terms, most);
}

/** Names of services: the best for what was typed, else those that most hospitals offer, 1,000 at most. */
export async function listServiceNames(
  db: Database,
  { q, limit }: { q?: string; limit: number },
): Promise<string[]> {
  const services = q?.trim() ? await searchServices(db, q, { limit }) : await selectPopular(db, limit);
  return [...new Set(services.map(({ name }) => name))];
}

async function selectPopular(db: Database, limit: number): Promise<{ name: string }[]> {
  return readRows(
    db,
    { name: isText },
    sql`
    select coalesce(plain_name, description) as name
    from popular_services p join services using (code, code_type)
    order by p.hospital_count desc, code_type, code limit ${Math.max(Math.trunc(limit), 1)}`,
  );
}

async function select(db: Database, which: SQL, rank: SQL | null, limit: number): Promise<FoundService[]> {
  return readRows<FoundService>(
    db,
    FOUND_ROW,
    sql`
    select code_type as "codeType", code, coalesce(plain_name, description) as name,
      hospital_count as "hospitalCount", category, subcategory
    from services where hospital_count > 0 and ${which}
    order by ${rank ? sql`${rank}, ` : sql``}hospital_count desc, code_type, code limit ${limit}`,
  );
}

/** Null where every word is known: then none is misspelt, they only stand nowhere together. */
async function searchMisspelt(
  db: Database,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<FoundService[] | null> {
  const rows = await readRows(
    db,
    { isKnown: isFlag },
    sql`
    select exists (select from services where hospital_count > 0 and ${hasWords(sql`query`)}) as "isKnown"
    from unnest(${sql.param(terms.map((term) => queryOf(term)))}::text[]) with ordinality t(query, place)
    order by place`,
  );
  if (rows.every(({ isKnown }) => isKnown)) return null;
  const conditions = terms.map((term, index) =>
    rows[index]!.isKnown ? hasWords(queryOf(term)) : sql`${term.written} <% search_text`,
  );
  const misspelt = terms.filter((_, index) => !rows[index]!.isKnown);
  if (misspelt.some(({ written }) => written.length < SHORTEST_MISSPELT_WORD)) return null;
  const likeness = misspelt.map(({ written }) => sql`word_similarity(${written}, search_text)`);
  const found = await select(
    db,
    sql.join(conditions, sql` and `),
    sql`(${sql.join(likeness, sql` + `)}) desc`,
    limit,
  );
  return found.length > 0 ? found : null;
}

function searchSomeWords(db: Database, terms: readonly SearchTerm[], limit: number): Promise<FoundService[]> {
  if (terms.length === 1) return Promise.resolve([]);
  const matched = terms.map((term) => sql`(${hasWords(queryOf(term))})::int`);
  return select(
    db,
    hasWords(terms.map((term) => `(${queryOf(term)})`).join(" | ")),
    sql`(${sql.join(matched, sql` + `)}) desc`,
    limit,
  );
}

const hasWords = (query: SQL | string) => sql`search_words @@ to_tsquery('english', ${query})`;

/** Only letters, digits and hyphens come in here, from `searchTerms`. */
function queryOf({ alternatives }: SearchTerm, weight = ""): string {
  const words = (phrase: readonly string[]) =>
    phrase
      .map((word) => {
        const label = `${word.length < SHORTEST_BEGINNING ? "" : "*"}${weight}`;
        return label === "" ? `'${word}'` : `'${word}':${label}`;
      })
      .join(" & ");
  return alternatives.map((phrase) => `(${words(phrase)})`).join(" | ");
}
