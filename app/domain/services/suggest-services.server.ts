import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { MEANINGS, type Meaning, searchTerms } from "./everyday-words.ts";
import type { ServiceItem } from "./service-item.ts";
import { typedWords } from "./typed-words.ts";

type Phrase = { phrase: string; spelt: string; meaning: Meaning };

const PHRASES: readonly Phrase[] = MEANINGS.flatMap((meaning) =>
  meaning.phrases.map((phrase) => ({ phrase, spelt: typedWords(phrase).join(" "), meaning })),
).toSorted((a, b) => a.spelt.length - b.spelt.length);
const PHRASES_TRIED = 12;

/** Everyday words that begin as a visitor types, one for each meaning, of which some hospital has a price. */
export async function suggestPhrases(db: Database, q: string, limit: number): Promise<string[]> {
  const typed = typedWords(q).join(" ");
  if (typed === "") return [];
  const byMeaning = new Map<Meaning, string>();
  for (const { phrase, spelt, meaning } of PHRASES) {
    if (spelt.startsWith(typed) && !byMeaning.has(meaning)) byMeaning.set(meaning, phrase);
    if (byMeaning.size === PHRASES_TRIED) break;
  }
  const groups = [...byMeaning.keys()].flatMap((meaning, no) =>
    (meaning.question === null ? meaning.codes : meaning.choices.flatMap(({ codes }) => codes)).map(
      ({ codeType, first, last }) => ({ no, type: codeType, first, last }),
    ),
  );
  if (groups.length === 0) return [];
  const rows = await readRows(
    db,
    { no: isInteger },
    sql`
    select distinct no from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      as g(no int, type text collate "C", first text collate "C", last text collate "C")
    cross join lateral (
      select from services where code between first and last and code_type = type and hospital_count > 0
      limit 1) s
    order by no limit ${limit}`,
  );
  const phrases = [...byMeaning.values()];
  return rows.map(({ no }) => itemAt(phrases, no));
}

/** Services whose names in our words have all words so far, the last of them perhaps half typed; those of most hospitals
 *  first. */
export async function suggestServices(db: Database, q: string, limit: number): Promise<ServiceItem[]> {
  const words = typedWords(q);
  if (words.length === 0) return [];
  const known = searchTerms(words.slice(0, -1)).map(
    ({ alternatives }) =>
      `(${alternatives.map((phrase) => phrase.map((word) => `'${word}':A`).join(" & ")).join(" | ")})`,
  );
  const query = [...known, `'${words.at(-1)}':*A`].join(" & ");
  return readRows<ServiceItem>(
    db,
    { ...SERVICE_CODE_ROW, name: isText },
    sql`
    select code_type as "codeType", code, plain_name as name from services
    where hospital_count > 0 and plain_name is not null and search_words @@ to_tsquery('english', ${query})
    order by hospital_count desc, code_type, code limit ${limit}`,
  );
}
