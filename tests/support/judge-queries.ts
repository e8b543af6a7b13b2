import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import { answerSearch, type SearchAnswer } from "#app/domain/search/answer-search.server.ts";
import { type CodeGroup, readCodeGroups } from "#app/domain/services/code-groups.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

/** A query as people type it, with its right answers. An answer is any of the codes among the first three, a
 *  question about which service is meant, or a hospital whose name has the words. */
type ServiceQuery = {
  area: string;
  query: string;
  codes: CodeGroup[];
  mayAsk: boolean;
  hospital: string | null;
};

export type Judgement = {
  area: string;
  query: string;
  isRight: boolean;
  /** The place of the first right code, from 1; null: none is among the first ten. */
  rank: number | null;
  /** What was expected on this data set: what it does not have must not be answered. */
  expected: "codes" | "question" | "hospital" | "nothing";
  answer: string;
  durationMs: number;
};

const FIRST = 3;
const READ = 10;

const QUERIES = new URL("../data/service-queries.csv", import.meta.url);

/** The queries of tests/data/service-queries.csv, or of another file with its columns. */
export function readServiceQueries(file: string | URL = QUERIES): ServiceQuery[] {
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [area = "", query = "", answers = ""] = line.split(",");
    const hospital = /^hospital:(.+)$/.exec(answers)?.[1] ?? null;
    const written = hospital || answers === "none" ? [] : answers.split(" ");
    return {
      area,
      query,
      codes: readCodeGroups(written.filter((part) => part !== "choices" && part !== "none").join(" ")),
      mayAsk: written.includes("choices"),
      hospital,
    };
  });
}

/** Asks a database the queries and judges what comes. What the data do not have must be answered with nothing. */
export async function judgeQueries(
  db: PooledDatabase,
  queries: readonly ServiceQuery[],
): Promise<Judgement[]> {
  const { rows: services } = await db.execute<{ codeType: string; code: string }>(
    sql`select code_type as "codeType", code from services where hospital_count > 0`,
  );
  const { rows: hospitals } = await db.execute<{ name: string }>(
    sql`select match_name as name from hospitals where current_import_id is not null`,
  );
  const isThere = (group: CodeGroup) => services.some((service) => isIn(group, service));
  const judged: Judgement[] = [];
  for (const { area, query, codes, mayAsk, hospital } of queries) {
    const startedAt = performance.now();
    const answer = await answerSearch(db, query, { limit: READ });
    const durationMs = performance.now() - startedAt;
    const at = answer.services.findIndex((service) => codes.some((group) => isIn(group, service)));
    const rank = at < 0 ? null : at + 1;
    const isKnown = hospital
      ? hospitals.some(({ name }) => name.includes(hospital))
      : codes.some(isThere) || (mayAsk && codes.length === 0);
    const isNamed = answer.hospitals
      .slice(0, FIRST)
      .some(({ name }) => normaliseHospitalName(name).includes(hospital ?? "\0"));
    const isEmpty = answer.services.length === 0 && answer.hospitals.length === 0;
    const isAsked = mayAsk && answer.question !== null;
    const isRight = !isKnown
      ? isEmpty
      : hospital
        ? isNamed && answer.services.length === 0
        : isAsked || (rank !== null && rank <= FIRST && !answer.question?.asksFirst);
    const expected = !isKnown ? "nothing" : hospital ? "hospital" : codes.length > 0 ? "codes" : "question";
    judged.push({ area, query, isRight, rank, expected, answer: describe(answer), durationMs });
  }
  return judged;
}

function isIn(group: CodeGroup, { codeType, code }: { codeType: string; code: string }): boolean {
  return (
    codeType === group.codeType &&
    code.length === group.first.length &&
    /\d$/.test(code) === /\d$/.test(group.first) &&
    code >= group.first &&
    code <= group.last
  );
}

function describe({ by, question, services, hospitals }: SearchAnswer): string {
  const first = services.slice(0, FIRST).map(({ codeType, code, name }) => `${codeType} ${code} ${name}`);
  const asked = question ? [`Which ${question.question}?`] : [];
  const named = hospitals.slice(0, FIRST).map(({ name, state }) => `hospital ${name}, ${state}`);
  return [by, ...asked, ...first, ...named].join(" | ");
}
