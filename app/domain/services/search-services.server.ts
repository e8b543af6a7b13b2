import { type SQL, sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import type { CodeGroup } from "./code-groups.ts";
import { contrastOf, sayingContrast } from "./contrast.ts";
import {
  beginsServiceWord,
  correctSpelling,
  isServiceWord,
  isWordOfNames,
  mendKnownWords,
  withoutUnknown,
} from "./correct-spelling.ts";
import { type Meaning, meaningOf, meaningWithin, type SearchTerm, searchTerms } from "./everyday-words.ts";
import { isWordOfOtherNames, namedInOtherLanguages } from "./names-in-other-languages.ts";
import { readWantedCode, type WantedCode } from "./read-wanted-code.ts";
import type { ServiceItem } from "./service-item.ts";
import { typedWords, withoutCircumstances } from "./typed-words.ts";

export type FoundService = ServiceItem & { hospitalCount: number; category: string; subcategory: string };

/** Which of the things that the words can mean: by the keys of the question and of its answers, each with its services,
 *  the best first. `asksFirst`: no answer may be taken for granted; those that no hospital prices are among them, without
 *  services. */
export type ServiceQuestion = {
  question: string;
  asksFirst: boolean;
  choices: { choice: string; services: FoundService[] }[];
};

/**
 * What was found for what a visitor typed. `by` says how: a code, everyday words, words of our names, a part of the words, or
 * words of hospitals' descriptions. 'absent': the words are known, and no hospital has a price of what they mean.
 */
export type ServiceSearch = {
  by: "code" | "meaning" | "name" | "part" | "description" | "absent" | "nothing";
  /** Null where the words mean one thing. */
  question: ServiceQuestion | null;
  /** The best first; those of a question's first answer first. */
  services: FoundService[];
  /** Whether a word was taken for a misspelt one, or left out as unknown. */
  isMended: boolean;
};

const FOUND_ROW: Shape<FoundService> = {
  ...SERVICE_CODE_ROW,
  name: isText,
  hospitalCount: isInteger,
  category: isText,
  subcategory: isText,
};

const MAX_RESULTS = 100;
/** A short word isn't a beginning of another: 'er' is not 'erythrocyte'. */
const MIN_BEGINNING_LENGTH = 3;
/** Of what words mean, codes of fewer than one of so many hospitals stand after the others. */
const RARE = 10;

const NOTHING: ServiceSearch = { by: "nothing", question: null, services: [], isMended: false };

/** Services for what a visitor typed: a code or its beginning, everyday words, or words of names and descriptions; words
 *  that are misspelt are read as those they are nearest to. Among equals the one that most hospitals offer is first. */
export async function searchServices(
  db: Database,
  q: string,
  { limit }: { limit: number },
): Promise<ServiceSearch> {
  const text = typedText(q);
  const maxServices = Math.min(Math.max(Math.trunc(limit), 1), MAX_RESULTS);
  const code = readWantedCode(text);
  const ofCode = code ? await findByCode(db, code, maxServices) : [];
  if (ofCode.length > 0) return { ...NOTHING, by: "code", services: ofCode };
  const words = typedWords(contrastOf(text) === null ? text : sayingContrast(text));
  if (words.length === 0) return NOTHING;
  let partly: ServiceSearch | null = null;
  for (const { wording, mended } of wordings(words)) {
    if (partly && mended !== "spelling") continue;
    const found = { ...(await searchWords(db, wording, text, maxServices)), isMended: mended !== null };
    if (found.by === "nothing") continue;
    const isWhole = found.by !== "part" && found.by !== "description" && !isByBeginning(found, wording);
    if (!partly && isWhole) return found;
    if (partly && isLikelier(found, partly, words.length)) return found;
    partly ??= found;
  }
  return partly ?? NOTHING;
}

/** Whether a word that we don't know was found by its stem, or a short one as another's beginning: 'nee' of 'needle',
 *  'laseration' of 'laser'. */
function isByBeginning({ by }: ServiceSearch, words: readonly string[]): boolean {
  const isOdd = (word: string) => word.length === MIN_BEGINNING_LENGTH || !beginsServiceWord(word);
  const isOurs = (word: string) => isServiceWord(word) || isWordOfOtherNames(word);
  return by === "name" && words.some((word) => !isOurs(word) && isOdd(word));
}

/** Whether words in another spelling mean what only a part of them was found for, or what few hospitals write so. */
function isLikelier(spelt: ServiceSearch, partly: ServiceSearch, wordCount: number): boolean {
  if (spelt.by !== "meaning" && spelt.by !== "name") return false;
  if (partly.by === "part") return true;
  const [first, before] = [itemAt(spelt.services, 0), itemAt(partly.services, 0)];
  return spelt.by === "meaning" || (wordCount > 1 && RARE * before.hospitalCount < first.hospitalCount);
}

type Wording = { wording: readonly string[]; mended: "spelling" | "left out" | null };

/** Yields readings of the typed words, in order: as typed; without the person and the reason; with the nearest
 *  spellings; without words that stay unknown; and the half with a single meaning ('double mastectomy'). */
function* wordings(words: readonly string[]): Generator<Wording> {
  yield { wording: words, mended: null };
  const telling = withoutCircumstances(words);
  if (telling.length === 0) return;
  if (telling.length < words.length) yield { wording: telling, mended: null };
  const whole = correctSpelling(words).filter((wording) => meaningOf(wording) !== null);
  const spelt = correctSpelling(telling);
  for (const wording of [...whole, ...spelt]) yield { wording, mended: "spelling" };
  if (telling.length > 1) {
    for (const wording of mendKnownWords(telling)) yield { wording, mended: "spelling" };
  }
  const known = withoutUnknown(spelt[0] ?? telling);
  if (known) yield { wording: known, mended: "left out" };
  const within = meaningWithin(telling);
  if (within?.meaning.question !== null || 2 * within.others.length > telling.length) return;
  yield { wording: telling.filter((word) => !within.others.includes(word)), mended: "left out" };
}

/** Names of services: the best for what was typed, else those that most hospitals offer, 1,000 at most. */
export async function listServiceNames(
  db: Database,
  { q, limit }: { q?: string; limit: number },
): Promise<string[]> {
  const services = q?.trim()
    ? (await searchServices(db, q, { limit })).services
    : await listPopularServices(db, limit);
  return [...new Set(services.map(({ name }) => name))];
}

/** The services that most hospitals offer, most common first. */
export async function listPopularServices(db: Database, limit: number): Promise<ServiceItem[]> {
  return readRows(
    db,
    { ...SERVICE_CODE_ROW, name: isText },
    sql`
    select code_type as "codeType", code, coalesce(plain_name, description) as name
    from popular_services p join services using (code, code_type)
    order by p.hospital_count desc, code_type, code limit ${Math.max(Math.trunc(limit), 1)}`,
  );
}

async function searchWords(
  db: Database,
  words: readonly string[],
  text: string,
  limit: number,
): Promise<ServiceSearch> {
  const meaning = meaningOf(words) ?? meaningOf(withoutCircumstances(words));
  if (meaning) return findMeant(db, meaning, words, [], limit);
  const terms = searchTerms(words);
  const byName = await findByWords(db, terms, "A", limit);
  if (byName.length > 0)
    return { ...NOTHING, by: "name", services: fitContrast(fitBelly(byName, words), text).slice(0, limit) };
  const named = namedInOtherLanguages(words);
  const byOtherName = named.length > 0 ? await findServices(db, named, limit) : [];
  if (byOtherName.length > 0) return { ...NOTHING, by: "name", services: fitContrast(byOtherName, text) };
  const within = meaningWithin(words);
  if (within && (within.others.every(isKnown) || 2 * within.others.length < words.length)) {
    const part = await findMeant(db, within.meaning, [], within.others, limit);
    if (part.services.length > 0) return { ...part, by: "part", services: fitContrast(part.services, text) };
  }
  const described = await findByWords(db, terms, "", limit);
  return described.length > 0 ? { ...NOTHING, by: "description", services: described } : NOTHING;
}

/** The services of a meaning. Of a meaning without codes ('Ozempic') those of which a hospital writes the very words. */
async function findMeant(
  db: Database,
  meaning: Meaning,
  words: readonly string[],
  others: readonly string[],
  limit: number,
): Promise<ServiceSearch> {
  const lists = meaning.question === null ? [meaning.codes] : meaning.choices.map(({ codes }) => codes);
  const found = await findInGroups(db, lists, limit);
  const meant = found.flat().slice(0, limit);
  if (meaning.question !== null) {
    const { asksFirst } = meaning;
    const choices = meaning.choices
      .map(({ choice }, no) => ({ choice, services: itemAt(found, no) }))
      .filter(({ services }) => asksFirst || services.length > 0);
    const question =
      choices.length > 1 && meant.length > 0 ? { question: meaning.question, asksFirst, choices } : null;
    return { ...NOTHING, by: meant.length > 0 ? "meaning" : "absent", question, services: meant };
  }
  if (meant.length > 0) return { ...NOTHING, by: "meaning", services: namingFirst(meant, others) };
  if (meaning.codes.length > 0) return { ...NOTHING, by: "absent" };
  const written = words.map((word) => ({ written: word, alternatives: [[word]] }));
  const described = words.length > 0 ? await findByWords(db, written, "", limit) : [];
  return { ...NOTHING, by: described.length > 0 ? "description" : "absent", services: described };
}

function findByCode(db: Database, { code, codeTypes }: WantedCode, limit: number): Promise<FoundService[]> {
  const ofTypes = codeTypes ? sql`and code_type = any(${sql.param(codeTypes)}::text[])` : sql``;
  return select(db, sql`code >= ${code} and code < ${`${code}~`} ${ofTypes}`, sql`code <> ${code}`, limit);
}

/** The services of each list of groups, in the order of its groups; what few hospitals offer after what many do. */
async function findInGroups(
  db: Database,
  lists: readonly (readonly CodeGroup[])[],
  limit: number,
): Promise<FoundService[][]> {
  const groups = lists.flatMap((list, no) =>
    list.map(({ codeType, first, last }, place) => ({ no, place, type: codeType, first, last })),
  );
  if (groups.length === 0) return lists.map(() => []);
  const rows = await readRows<FoundService & { no: number }>(
    db,
    { ...FOUND_ROW, no: isInteger },
    sql`
    select no, code_type as "codeType", code, name, hospital_count as "hospitalCount", category, subcategory
    from (
      select *, ${RARE} * hospital_count < max(hospital_count) over (partition by no) as is_rare
      from (
        select distinct on (no, code_type, code) no, place, s.*
        from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
          as g(no int, place int, type text collate "C", first text collate "C", last text collate "C")
        cross join lateral (
          select code_type, code, coalesce(plain_name, description) as name, hospital_count, category, subcategory
          from services where code between first and last and code_type = type and hospital_count > 0
            and length(code) = length(first) and code ~ '\\d$' = first ~ '\\d$'
          offset 0 -- group by group by the index on codes, not every service
        ) s
        order by no, code_type, code, place
      ) once
    ) meant
    order by no, is_rare, place, hospital_count desc, code`,
  );
  return lists.map((_, no) =>
    rows
      .filter((row) => row.no === no)
      .slice(0, limit)
      .map(({ no: _, ...service }) => service),
  );
}

/** Services with all words: whole ones before those that only begin so. */
function findByWords(
  db: Database,
  terms: readonly SearchTerm[],
  weight: "A" | "",
  limit: number,
): Promise<FoundService[]> {
  const all = (isWhole: boolean) => terms.map((term) => `(${queryOf(term, isWhole, weight)})`).join(" & ");
  return select(db, hasWords(all(false)), sql`not ${hasWords(all(true))}`, limit);
}

function findServices(
  db: Database,
  services: readonly ServiceCode[],
  limit: number,
): Promise<FoundService[]> {
  const which = sql`(code_type, code) in (
    select named."codeType", named.code from jsonb_to_recordset(${JSON.stringify(services)}::jsonb)
      as named("codeType" text collate "C", code text collate "C"))`;
  return select(db, which, null, limit);
}

function select(db: Database, which: SQL, rank: SQL | null, limit: number): Promise<FoundService[]> {
  return readRows<FoundService>(
    db,
    FOUND_ROW,
    sql`
    select code_type as "codeType", code, coalesce(plain_name, description) as name,
      hospital_count as "hospitalCount", category, subcategory
    from services where hospital_count > 0 and ${which}
    order by ${rank === null ? sql`` : sql`${rank}, `}hospital_count desc, code_type, code limit ${limit}`,
  );
}

function isKnown(word: string): boolean {
  return isWordOfNames(word) || meaningOf([word]) !== null;
}

/** As 'abdominal', 'tummy' and 'vientre' begin. */
const BELLY = /^(?:bell|abd|stomach|tumm|vientre)/;

/** Returns services in the same order, those last that also cover the belly where no one asked for it: a CT of the pelvis
 *  alone. */
function fitBelly(services: readonly FoundService[], words: readonly string[]): FoundService[] {
  if (words.some((word) => BELLY.test(word))) return [...services];
  const isOfBellyToo = ({ name }: FoundService) => Number(/\bbelly and\b/.test(name));
  return services.toSorted((a, b) => isOfBellyToo(a) - isOfBellyToo(b));
}

/** Services in the same order, those first whose contrast is the one that was asked for. */
function fitContrast(services: readonly FoundService[], text: string): FoundService[] {
  const wanted = contrastOf(text);
  if (wanted === null) return [...services];
  const isOther = ({ name }: FoundService) => Number(contrastOf(name) !== wanted);
  return services.toSorted((a, b) => isOther(a) - isOther(b));
}

/** Services in the same order, those first whose names have most of the words. */
function namingFirst(services: readonly FoundService[], words: readonly string[]): FoundService[] {
  const countIn = ({ name }: FoundService) => {
    const ofName = new Set(typedWords(name));
    return words.filter((word) => ofName.has(word)).length;
  };
  return services.toSorted((a, b) => countIn(b) - countIn(a));
}

const hasWords = (query: string) => sql`search_words @@ to_tsquery('english', ${query})`;

/** Only letters, digits and hyphens come in here, from `searchTerms`. */
function queryOf({ alternatives }: SearchTerm, isWhole: boolean, weight: "A" | ""): string {
  const words = (phrase: readonly string[]) =>
    phrase
      .map((word) => {
        const label = `${isWhole || word.length < MIN_BEGINNING_LENGTH ? "" : "*"}${weight}`;
        return label === "" ? `'${word}'` : `'${word}':${label}`;
      })
      .join(" & ");
  return alternatives.map((phrase) => `(${words(phrase)})`).join(" | ");
}
